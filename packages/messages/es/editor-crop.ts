/** @see ../en/editor-crop.ts */
import { format } from "./notation.ts";

const digits = (count: number): string => format.number(count, { useGrouping: false });

const fromLeft = (x: number): string => `${digits(x)} px desde la izquierda`;
const fromTop = (y: number): string => `${digits(y)} px desde arriba`;

export const editorCrop = {
  shape: "Proporción del recorte",
  shapes: { free: "Libre", original: "Original" },
  rotateLeft: "Girar a la izquierda",
  rotateRight: "Girar a la derecha",
  mirror: "Reflejar",
  straighten: "Enderezar",
  degrees: "grados",
  reset: "Restablecer recorte",
  done: "Listo",

  area: "Área de recorte",
  handles: {
    topLeft: "Esquina superior izquierda",
    top: "Borde superior",
    topRight: "Esquina superior derecha",
    right: "Borde derecho",
    bottomRight: "Esquina inferior derecha",
    bottom: "Borde inferior",
    bottomLeft: "Esquina inferior izquierda",
    left: "Borde izquierdo",
  },
  keys: "Las teclas de flecha lo mueven 1 px; con Mayús, 10 px.",
  fromLeft,
  fromTop,
  corner: (x: number, y: number) => `${fromLeft(x)}, ${fromTop(y)}`,
  place: (size: string, x: number, y: number) => `${size}, ${fromLeft(x)}, ${fromTop(y)}`,
};
