/** The edge of a film. */
import type { LabelStyleRow } from "../types.ts";

export const contact: LabelStyleRow = {
  gap: 0,
  least: 480,
  arrangement: {
    kind: "strip",
    role: {
      face: "Courier Prime",
      weight: 400,
      size: 18,
      tracking: 0.08,
      hanTracking: 0.06,
      ink: 1,
      leading: 1.3,
      capitals: true,
    },
    gap: 24,
    shrink: 0.6,
    height: 26,
    pointer: { half: 0.34, length: 0.51, advance: 0.95 },
  },
};
