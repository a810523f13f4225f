/** @see ../en/editor-crop.ts */
import { format } from "./notation.ts";

const digits = (count: number): string => format.number(count, { useGrouping: false });

const fromLeft = (x: number): string => `${digits(x)} px depuis la gauche`;
const fromTop = (y: number): string => `${digits(y)} px depuis le haut`;

export const editorCrop = {
  shape: "Forme du recadrage",
  shapes: { free: "Libre", original: "Original" },
  rotateLeft: "Pivoter à gauche",
  rotateRight: "Pivoter à droite",
  mirror: "Miroir",
  straighten: "Redresser",
  degrees: "degrés",
  reset: "Réinitialiser",
  done: "Terminé",

  area: "Zone de recadrage",
  handles: {
    topLeft: "Coin supérieur gauche",
    top: "Bord supérieur",
    topRight: "Coin supérieur droit",
    right: "Bord droit",
    bottomRight: "Coin inférieur droit",
    bottom: "Bord inférieur",
    bottomLeft: "Coin inférieur gauche",
    left: "Bord gauche",
  },
  keys: "Les flèches déplacent de 1 px, avec Maj de 10 px.",
  fromLeft,
  fromTop,
  corner: (x: number, y: number) => `${fromLeft(x)}, ${fromTop(y)}`,
  place: (size: string, x: number, y: number) => `${size}, ${fromLeft(x)}, ${fromTop(y)}`,
};
