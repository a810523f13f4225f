/** @see ../en/editor-crop.ts */
import { format } from "./notation.ts";

const digits = (count: number): string => format.number(count, { useGrouping: false });

const fromLeft = (x: number): string => `${digits(x)} px von links`;
const fromTop = (y: number): string => `${digits(y)} px von oben`;

export const editorCrop = {
  shape: "Form des Ausschnitts",
  shapes: { free: "Frei", original: "Original" },
  rotateLeft: "Nach links drehen",
  rotateRight: "Nach rechts drehen",
  mirror: "Spiegeln",
  straighten: "Ausrichten",
  degrees: "Grad",
  reset: "Ausschnitt zurücksetzen",
  done: "Fertig",

  area: "Ausschnitt",
  handles: {
    topLeft: "Ecke oben links",
    top: "Obere Kante",
    topRight: "Ecke oben rechts",
    right: "Rechte Kante",
    bottomRight: "Ecke unten rechts",
    bottom: "Untere Kante",
    bottomLeft: "Ecke unten links",
    left: "Linke Kante",
  },
  keys: "Die Pfeiltasten bewegen ihn um 1 px, mit Umschalt um 10 px.",
  fromLeft,
  fromTop,
  corner: (x: number, y: number) => `${fromLeft(x)}, ${fromTop(y)}`,
  place: (size: string, x: number, y: number) => `${size}, ${fromLeft(x)}, ${fromTop(y)}`,
};
