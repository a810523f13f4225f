/** Texts in the editor's mode `Crop`. */
import { format } from "./notation.ts";

const digits = (count: number): string => format.number(count, { useGrouping: false });

const fromLeft = (x: number): string => `${digits(x)} px from the left`;
const fromTop = (y: number): string => `${digits(y)} px from the top`;

export const editorCrop = {
  shape: "Crop shape",
  shapes: { free: "Free", original: "Original" },
  rotateLeft: "Rotate left",
  rotateRight: "Rotate right",
  mirror: "Mirror",
  straighten: "Straighten",
  degrees: "degrees",
  reset: "Reset crop",
  done: "Done",

  /** For screen readers. */
  area: "Crop area",
  handles: {
    topLeft: "Top left corner",
    top: "Top edge",
    topRight: "Top right corner",
    right: "Right edge",
    bottomRight: "Bottom right corner",
    bottom: "Bottom edge",
    bottomLeft: "Bottom left corner",
    left: "Left edge",
  },
  keys: "The arrow keys move it by 1 px, with Shift by 10 px.",
  fromLeft,
  fromTop,
  corner: (x: number, y: number) => `${fromLeft(x)}, ${fromTop(y)}`,
  place: (size: string, x: number, y: number) => `${size}, ${fromLeft(x)}, ${fromTop(y)}`,
};
