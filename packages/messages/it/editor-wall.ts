/** @see ../en/editor-wall.ts */
import type { editorWall as English } from "../en/editor-wall.ts";
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} foto`;

export const editorWall: typeof English = {
  title: "Parete",
  count: (count: number) => (count === 1 ? photos(count) : `${photos(count)}, stessa scala`),
  empty: "Qui non è appesa nessuna foto. Chiudi la parete e aggiungine qualcuna.",
  hint: "Trascina per riordinare. Doppio clic per aprire.",
  hintTouch: "Tieni premuto per riordinare. Doppio tocco per aprire.",
  zoomIn: "Ingrandisci",
  zoomOut: "Riduci",
  tones: { white: "Parete bianca", neutral: "Parete grigia", black: "Parete nera" },

  export: "Esporta la parete",
  shape: "Proporzioni dell’immagine",
  shapes: { "16:9": "16:9", "4:5": "4:5", carousel: "Carosello" },
  exported: "Parete esportata",
  carouselIsPro: "I caroselli sono solo per Pro.",
  failed: "Impossibile esportare la parete. Riprova.",
  leftOut: (count: number) =>
    `${photos(count)} non ${plural(count, { one: "compare", other: "compaiono" })} nell’immagine.`,
};
