/** A large title, and a line of spaced capitals. */
import { QUIET, text, WIDE_DOT } from "./text.ts";
import type { LabelStyleRow } from "../types.ts";

export const poster: LabelStyleRow = {
  gap: 48,
  least: 420,
  arrangement: {
    kind: "stack",
    align: "centre",
    blocks: [
      {
        above: 0,
        share: 1,
        balanced: true,
        shrink: 0.6,
        texts: [
          text(
            ["subject"],
            {
              face: "Newsreader 72pt",
              weight: 300,
              size: 82,
              tracking: -0.022,
              hanTracking: 0.06,
              ink: 1,
              leading: 1.02,
              isDisplay: true,
            },
            2,
          ),
        ],
      },
      {
        above: 22,
        share: 0.94,
        balanced: true,
        texts: [
          text(
            ["credit", "location", "year"],
            {
              ...QUIET,
              weight: 500,
              size: 17,
              tracking: 0.18,
              hanTracking: 0.12,
              ink: 0.7,
              leading: 1.5,
              capitals: true,
            },
            2,
            WIDE_DOT,
          ),
        ],
      },
    ],
  },
};
