/** Centred capitals between two rules. */
import { PLACE, SERIF, text, WIDE_DOT } from "./text.ts";
import type { LabelRole, LabelStyleRow } from "../types.ts";

const plateCapitals = { ...SERIF, weight: 500, capitals: true } as const;
const PLATE_TEXT: LabelRole = {
  ...plateCapitals,
  size: 14.5,
  tracking: 0.17,
  hanTracking: 0.1,
  ink: 0.66,
  leading: 1.55,
};

export const plate: LabelStyleRow = {
  gap: 40,
  least: 360,
  arrangement: {
    kind: "stack",
    align: "centre",
    rules: { share: 0.4, thickness: 1, ink: 0.4, before: 16, after: 15 },
    blocks: [
      {
        above: 0,
        share: 0.86,
        balanced: true,
        shrink: 0.75,
        texts: [text(["subject"], { ...plateCapitals, size: 20, tracking: 0.2, hanTracking: 0.2, leading: 1.4 }, 2)],
      },
      {
        above: 3,
        share: 0.94,
        balanced: true,
        texts: [
          text(["credit", PLACE], PLATE_TEXT, 2, WIDE_DOT),
          text(["camera", "exposure"], PLATE_TEXT, undefined, WIDE_DOT),
        ],
      },
    ],
  },
};
