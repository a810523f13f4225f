/** Camera and lens, and the exposure as a table. */
import { QUIET, text } from "./text.ts";
import type { LabelStyleRow } from "../types.ts";

export const data: LabelStyleRow = {
  gap: 30,
  least: 460,
  arrangement: {
    kind: "table",
    camera: text(["camera"], { ...QUIET, weight: 600, size: 24, tracking: -0.01, ink: 1, leading: 30 / 24 }),
    lens: text(["lens"], { ...QUIET, size: 18, leading: 24 / 18 }, 1),
    name: {
      ...QUIET,
      weight: 500,
      size: 12.5,
      tracking: 0.06,
      ink: 0.6,
      leading: 18 / 12.5,
      capitals: true,
      isMinor: true,
    },
    value: { ...QUIET, weight: 500, size: 22, tracking: -0.008, ink: 1, leading: 30 / 22 },
    line: text(["subject", "location", "credit"], { ...QUIET, size: 17, tracking: 0.002, leading: 24 / 17 }, 2),
    columnGap: 30,
    nameTop: 2,
    valueTop: 23,
    rule: { width: 1.2, height: 48, top: 3, ink: 0.22, gap: 26 },
    logo: { width: 40, height: 42, gap: 22 },
    height: 54,
    above: 12,
    leftLeast: 140,
  },
};
