// A moment as people say it: the time, and its day unless that is today.
export function clock(milliseconds) {
  const moment = new Date(milliseconds);
  const time = moment.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  const isToday = moment.toDateString() === new Date().toDateString();
  return isToday ? time : `${moment.toLocaleDateString("en-GB", { weekday: "short", day: "numeric", month: "long" })}, ${time}`;
}
