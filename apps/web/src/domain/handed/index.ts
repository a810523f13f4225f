/** Photos that the system or other apps hand to this one. */
export { hearHandedPhotos, takeFailedShare } from "./handed-photos.ts";
