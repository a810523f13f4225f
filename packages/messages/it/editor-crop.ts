/** @see ../en/editor-crop.ts */
import type { editorCrop as English } from "../en/editor-crop.ts";
import { format } from "./notation.ts";

const digits = (count: number): string => format.number(count, { useGrouping: false });

const fromLeft = (x: number): string => `${digits(x)} px da sinistra`;
const fromTop = (y: number): string => `${digits(y)} px dall’alto`;

export const editorCrop: typeof English = {
  shape: "Proporzioni del ritaglio",
  shapes: { free: "Libere", original: "Originali" },
  rotateLeft: "Ruota a sinistra",
  rotateRight: "Ruota a destra",
  mirror: "Rifletti",
  straighten: "Raddrizza",
  degrees: "gradi",
  reset: "Reimposta",
  done: "Fine",

  area: "Area di ritaglio",
  handles: {
    topLeft: "Angolo in alto a sinistra",
    top: "Bordo superiore",
    topRight: "Angolo in alto a destra",
    right: "Bordo destro",
    bottomRight: "Angolo in basso a destra",
    bottom: "Bordo inferiore",
    bottomLeft: "Angolo in basso a sinistra",
    left: "Bordo sinistro",
  },
  keys: "I tasti freccia spostano di 1 px, con Maiusc di 10 px.",
  fromLeft,
  fromTop,
  corner: (x: number, y: number) => `${fromLeft(x)}, ${fromTop(y)}`,
  place: (size: string, x: number, y: number) => `${size}, ${fromLeft(x)}, ${fromTop(y)}`,
};
