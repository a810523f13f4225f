/** Texts of the wall view. */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "photo", other: "photos" })}`;

export const editorWall = {
  title: "Wall",
  count: (count: number) => (count === 1 ? photos(count) : `${photos(count)}, one scale`),
  empty: "No photos hang here. Close the wall and add some.",
  hint: "Drag to reorder. Double click opens.",
  hintTouch: "Hold to reorder. Double tap opens.",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  tones: { white: "White wall", neutral: "Grey wall", black: "Black wall" },

  export: "Export the wall",
  shape: "Shape of the picture",
  shapes: { "16:9": "16:9", "4:5": "4:5", carousel: "Carousel" },
  exported: "Wall exported",
  carouselIsPro: "Carousels are Pro only.",
  failed: "Couldn’t export the wall. Try again.",
  /** After the reason for one of them. */
  leftOut: (count: number) =>
    `${photos(count)} ${plural(count, { one: "doesn’t", other: "don’t" })} hang in the picture.`,
};
