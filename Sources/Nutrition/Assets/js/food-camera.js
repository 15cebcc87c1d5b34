// The camera in the page of a photo: what is in the frame becomes the file of the form, which goes out at once. So does a photo
// that is chosen, made as small as is looked at, which leaves out where it was taken, too.
//
// Inside [data-food-camera], a form, each data-camera-…: view with video and light, and shoot, hidden until the camera runs; open,
// hidden while it does; file, the field of the file; words; send, which scripts need no more.
import { attach } from "./attach.js";
import { camera, hasCamera } from "./camera.js";

// The photo that is looked at, small, for the page that judges it: it is in the tab's store while the next page comes, and no longer.
const LOOKED = "looked-photo";
let looked = sessionStorage.getItem(LOOKED);
sessionStorage.removeItem(LOOKED);

attach("[data-looked-photo]", (picture) => {
  if (!looked) return;
  picture.src = looked;
  picture.hidden = false;
  // Another page judges another one.
  looked = null;
});

// The dots of the longer side of what is sent: more than is looked at.
const SENT = 1024;
// And of what is shown beside its guesses.
const SHOWN = 320;

function drawn(source, x, y, width, height, longest) {
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = Object.assign(document.createElement("canvas"), { width: Math.round(width * scale), height: Math.round(height * scale) });
  canvas.getContext("2d").drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

// A part of a picture as a small JPEG; without a picture in it nothing comes of it.
async function jpeg(...part) {
  const canvas = drawn(...part, SENT);
  sessionStorage.setItem(LOOKED, drawn(...part, SHOWN).toDataURL("image/jpeg", 0.8));
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
  return new File([blob], "photo.jpg", { type: "image/jpeg" });
}

async function smaller(file) {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    return await jpeg(picture, 0, 0, picture.width, picture.height);
  } catch {
    // The server says what is wrong with it.
    return file;
  }
}

attach("[data-food-camera]", (form, signal) => {
  const part = (name) => form.querySelector(`[data-camera-${name}]`);
  const [view, video, light, shoot, open, field, words] = ["view", "video", "light", "shoot", "open", "file", "words"].map(part);
  const send = part("send").querySelector("button");
  const how = words.textContent;

  const show = (runs) => {
    view.hidden = shoot.hidden = !runs;
    open.hidden = runs;
  };

  const shown = () => {
    words.textContent = how;
    show(true);
  };

  const gone = (why) => {
    show(false);
    if (why) words.textContent = `${why} Choose a photo instead.`;
  };

  const go = (file) => {
    const chosen = new DataTransfer();
    chosen.items.add(file);
    field.files = chosen.files;
    form.requestSubmit(send);
  };

  // The square in the middle, as the frame shows it.
  shoot.addEventListener("click", async () => {
    const { videoWidth: width, videoHeight: height } = video;
    if (!width) return;
    video.pause();
    const edge = Math.min(width, height);
    go(await jpeg(video, (width - edge) / 2, (height - edge) / 2, edge, edge));
  });

  field.addEventListener("change", async () => {
    if (field.files.length) go(await smaller(field.files[0]));
  });

  // What couldn't be sent may be taken again.
  form.addEventListener("htmx:afterRequest", () => {
    if (!view.hidden) video.play();
  });

  send.hidden = true;
  if (!hasCamera()) return;
  const eye = camera({ video, light, size: { width: { ideal: 1280 } }, signal, shown, gone });
  open.addEventListener("click", eye.start);
  eye.start();
  document.addEventListener("visibilitychange", eye.start, { signal });
});
