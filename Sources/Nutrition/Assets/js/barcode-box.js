// The longer side of what is read, in dots; a wide box of a phone's camera has about as many.
const WIDEST = 1000;

// What of the camera's picture lies in the box, and a little around it.
export function seen(video, box) {
  const [view, frame] = [video.getBoundingClientRect(), box.getBoundingClientRect()];
  const scale = Math.max(view.width / video.videoWidth, view.height / video.videoHeight);
  const width = Math.min(video.videoWidth, (frame.width * 1.15) / scale);
  const height = Math.min(video.videoHeight, (frame.height * 1.3) / scale);
  const smaller = Math.min(1, WIDEST / width);
  const canvas = Object.assign(document.createElement("canvas"), { width: Math.round(width * smaller), height: Math.round(height * smaller) });
  const [left, top] = [(video.videoWidth - width) / 2, (video.videoHeight - height) / 2];
  canvas.getContext("2d").drawImage(video, left, top, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}
