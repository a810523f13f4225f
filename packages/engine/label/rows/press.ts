/** A paragraph as in a newspaper. */
import { QUIET, SERIF } from "./text.ts";
import type { LabelStyleRow } from "../types.ts";

/** Both roles in a paragraph share its lines. */
const PRESS_LINE = 29.4;

export const press: LabelStyleRow = {
  gap: 26,
  least: 300,
  arrangement: {
    kind: "run",
    lead: { ...QUIET, weight: 600, size: 18, tracking: -0.004, ink: 1, leading: PRESS_LINE / 18 },
    text: { ...SERIF, weight: 400, size: 21, ink: 0.86, leading: PRESS_LINE / 21 },
    width: 780,
    gap: 8,
  },
};
