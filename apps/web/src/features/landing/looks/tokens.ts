/** Places in the built pages of looks that the server fills in, escaped. It also repeats and leaves out parts. */
export const TOKENS = {
  slug: "{{slug}}",
  name: "{{name}}",
  /** In the browser's tab. */
  tab: "{{tab}}",
  /** The description, or else the name. */
  summary: "{{summary}}",
  description: "{{description}}",
  author: "{{author}}",
  link: "{{link}}",
  /** The link's host. */
  host: "{{host}}",
  /** The editor's fragment with the look. */
  fragment: "{{fragment}}",
  /** A picture's path and its size in pixels. */
  picture: "{{picture}}",
  width: "{{width}}",
  height: "{{height}}",
  /** How often the look was tried, written in the page’s language. */
  tries: "{{tries}}",
  /** Of the next page. */
  cursor: "{{cursor}}",
} as const;

/** Parts: `{{looks}}…{{/looks}}` is repeated for each look, others are left out where they don't apply. */
export type Part =
  | "looks"
  | "none"
  | "more"
  | "first"
  | "others"
  | "described"
  | "authored"
  | "linked"
  | "both"
  | `tried_${Intl.LDMLPluralRule}`;

/** The first picture, in link previews. */
export const LOOK_POSTER = { url: TOKENS.picture, width: TOKENS.width, height: TOKENS.height } as const;
