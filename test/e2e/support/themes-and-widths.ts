/** Themes and widths for testing every screen. Themes change colours, widths change layouts. */
export const LOOKS = [
  ["light", 1440],
  ["dark", 1024],
  ["dark", 390],
] as const;

/** The extremes, for screens sharing colours and layout with others. */
export const EXTREME_LOOKS = [LOOKS[0], LOOKS[2]] as const;
