/** @see ../en/editor-wall.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "Foto", other: "Fotos" })}`;

export const editorWall = {
  title: "Wand",
  count: (count: number) => (count === 1 ? photos(count) : `${photos(count)}, ein Maßstab`),
  empty: "Hier hängen keine Fotos. Schließen Sie die Wand, und fügen Sie welche hinzu.",
  hint: "Ziehen ordnet um. Doppelklick öffnet.",
  hintTouch: "Halten ordnet um. Doppeltippen öffnet.",
  zoomIn: "Vergrößern",
  zoomOut: "Verkleinern",
  tones: { white: "Weiße Wand", neutral: "Graue Wand", black: "Schwarze Wand" },

  export: "Wand exportieren",
  shape: "Form des Bildes",
  shapes: { "16:9": "16:9", "4:5": "4:5", carousel: "Karussell" },
  exported: "Wand exportiert",
  carouselIsPro: "Karussells gehören zu Pro.",
  failed: "Die Wand konnte nicht exportiert werden. Versuchen Sie es erneut.",
  leftOut: (count: number) => `${photos(count)} ${plural(count, { one: "hängt", other: "hängen" })} nicht in dem Bild.`,
};
