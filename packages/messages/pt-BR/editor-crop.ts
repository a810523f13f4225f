/** @see ../en/editor-crop.ts */
import { format } from "./notation.ts";

const digits = (count: number): string => format.number(count, { useGrouping: false });

const fromLeft = (x: number): string => `${digits(x)} px da esquerda`;
const fromTop = (y: number): string => `${digits(y)} px do topo`;

export const editorCrop = {
  shape: "Proporção do corte",
  shapes: { free: "Livre", original: "Original" },
  rotateLeft: "Girar à esquerda",
  rotateRight: "Girar à direita",
  mirror: "Espelhar",
  straighten: "Endireitar",
  degrees: "graus",
  reset: "Redefinir corte",
  done: "Concluir",

  area: "Área do corte",
  handles: {
    topLeft: "Canto superior esquerdo",
    top: "Borda superior",
    topRight: "Canto superior direito",
    right: "Borda direita",
    bottomRight: "Canto inferior direito",
    bottom: "Borda inferior",
    bottomLeft: "Canto inferior esquerdo",
    left: "Borda esquerda",
  },
  keys: "As setas movem 1 px; com Shift, 10 px.",
  fromLeft,
  fromTop,
  corner: (x: number, y: number) => `${fromLeft(x)}, ${fromTop(y)}`,
  place: (size: string, x: number, y: number) => `${size}, ${fromLeft(x)}, ${fromTop(y)}`,
};
