/** What every screen is looked at in: each scheme, each width of a layout. Schemes change colours, widths change layouts. */
export const LOOKS = [
  ["light", 1440],
  ["dark", 1024],
  ["dark", 390],
] as const;

/** Where a screen's colours and layout are those of others, its extremes are enough. */
export const EXTREME_LOOKS = [LOOKS[0], LOOKS[2]] as const;
