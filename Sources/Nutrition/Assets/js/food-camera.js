// The camera in the page of a photo: what is in the frame becomes the file of the form, which goes out at once. So does a photo
// that is chosen, made as small as is looked at, which leaves out where it was taken, too.
//
// Inside [data-food-camera], a form: [data-camera-view] with [data-camera-video], [data-camera-shoot], both hidden until the
// camera runs; [data-camera-file], the field of the file; [data-camera-words]; [data-camera-send], which scripts need no more.
import { attach } from "./attach.js";

// The dots of the longer side of what is sent: more than is looked at.
const longest = 1024;

// A part of a picture as a small JPEG; without a picture in it nothing comes of it.
async function jpeg(source, x, y, width, height) {
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = Object.assign(document.createElement("canvas"), { width: Math.round(width * scale), height: Math.round(height * scale) });
  canvas.getContext("2d").drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height);
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
  const [view, video, shoot, field, words] = ["view", "video", "shoot", "file", "words"].map(part);
  const send = part("send").querySelector("button");
  let stream = null;

  const stop = () => {
    for (const track of stream?.getTracks() ?? []) track.stop();
    stream = null;
  };

  const show = (runs) => {
    view.hidden = shoot.hidden = !runs;
  };

  const start = async () => {
    if (stream || document.hidden || signal.aborted) return;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode: "environment", width: { ideal: 1280 } } });
      if (signal.aborted) return stop();
      video.srcObject = stream;
      await video.play();
      show(true);
    } catch {
      stop();
      show(false);
      words.textContent = "The camera isn't open to this page. Choose a photo instead.";
    }
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
    if (stream) video.play();
  });

  send.hidden = true;
  if (!navigator.mediaDevices?.getUserMedia) return;
  start();
  document.addEventListener("visibilitychange", () => (document.hidden ? (stop(), show(false)) : start()), { signal });
  signal.addEventListener("abort", stop);
});
