/** The rarer rows of the sections, folded at the first visit and loaded after the page is shown. */
export { MixedBatch } from "./MixedBatch.tsx";
export { CameraMore } from "./CameraMore.tsx";
export { CaptionMore } from "./CaptionMore.tsx";
export { OutputMore } from "./OutputMore.tsx";
export { SecondStroke } from "../frame/SecondStroke.tsx";
