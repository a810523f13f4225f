/**
 * Style sheets use logical properties and values alone, so that a page in a language that runs from right to left needs no style
 * sheets of its own.
 * @see https://stylelint.io/user-guide/configure
 */

/** One value of a shorthand, with functions nested up to three levels. */
const VALUE = String.raw`(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+`;
/** Four values name the physical sides. */
const FOUR_VALUES = `/^${Array.from({ length: 4 }, () => VALUE).join(String.raw`\s+`)}$/`;

/** @type {import("stylelint").Config} */
export default {
  ignoreFiles: ["**/dist/**", "test-results/**"],
  languageOptions: { directionality: { block: "top-to-bottom", inline: "left-to-right" } },
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // Chromium 120, Firefox 128 and Safari 17 do not all know `overflow-inline` and `overflow-block`.
    "property-layout-mappings": ["flow-relative", { ignoreProperties: ["overflow-x", "overflow-y"] }],
    "value-keyword-layout-mappings": "flow-relative",
    "declaration-property-value-disallowed-list": [
      { "/^(?:margin|padding|inset|scroll-margin|scroll-padding|border-(?:width|style|color))$/": [FOUR_VALUES] },
      { message: "Write four different sides as a -block and an -inline property" },
    ],
  },
};
