/**
 * Plain English in comments and documents: the words and openings that docs/style.md rules out.
 *
 * @typedef {object} Rule
 * @property {RegExp} pattern
 * @property {string} advice
 */

/** A comment names the thing or gives an order: "Bytes of the JPEG.", "Removes GPS tags." */
const OPENING = /^(?:What|Who|Whose|Whom|Whoever|Whatever|Whether|Where|Wherever)\b/;
const SENTENCE = /(?<=[.!?:] )(?:What|Who|Whose|Whoever|Whatever|Whether)\b/;
const TAG = /@(?:param|returns|property)\b(?: \{[^}]*\})?(?: \[?[\w.]+\]?)? (?:what|who|whose|whoever|where)\b/;

/** @type {readonly Rule[]} */
const OPENINGS = [
  { pattern: OPENING, advice: "Begin with a noun phrase or an imperative verb." },
  { pattern: SENTENCE, advice: "Begin the sentence with its subject." },
  { pattern: TAG, advice: "Name the value: `@returns the error message`." },
];

const INDEFINITE = "Name the role: the user, the caller, the reader.";
const PLACE = "Use next to, after, below, around or in addition to.";
const VERB = "Use the field's verb: is, continues, returns, reports, replaces, releases.";
const TIME = "Use again, no longer, now or while.";

/** @type {readonly Rule[]} */
const PHRASES = [
  { pattern: /\b(?:some|no|any)body\b|\bwho(?:m|se)?ever\b/i, advice: INDEFINITE },
  { pattern: /\bwho is asking\b/i, advice: "Use actor." },
  { pattern: /\banew\b|\bany more\b(?! than)|\bby now\b|\bmeanwhile\b/i, advice: TIME },
  { pattern: /,\ssay(?:[,.;:)]|$|\s(?!(?:so|that|what|which|why|how|no|nothing|it)\b))/i, advice: "Use for example." },
  { pattern: /\bbesides?\b/i, advice: PLACE },
  {
    // A server runs behind a proxy, a branch is left behind.
    pattern:
      /(?<!\b(?:fall|falls|fell|falling|lag|lags|lagging|leave|leaves|left|leaving)\s)\bbehind\b(?!\s(?:\w+\s){1,2}?(?:proxy|proxies|balancer|firewall|flag)\b)/i,
    advice: PLACE,
  },
  {
    // "Round the result" and "to round the result" are arithmetic.
    pattern:
      /(?<!\b(?:to|and|or|then|not|never|we)\s)(?<=\w\s)round\s(?:the|an?|its?|them|their|each|every|this|that|all|our)\b/,
    advice: PLACE,
  },
  { pattern: /\bt(?:old|ells)\b/i, advice: VERB },
  {
    pattern: /\b(?:go(?:es)?|went|going)\son\b|\blet(?:s|ting)?\sgo\b|\btak(?:es?|ing)\sover\b|\btook\sover\b(?!\s\d)/i,
    advice: VERB,
  },
  { pattern: /\blies\b|\bstands\b(?!\sfor\b)/i, advice: VERB },
  { pattern: /\bin earnest\b/i, advice: "Use in production." },
  { pattern: /(?<!garbage[ -])\bcollector\b/i, advice: "Use garbage collector." },
  { pattern: /\bglances?\b|\bfirst impressions?\b/i, advice: "Use embedded preview or placeholder." },
  { pattern: /\bmishaps?\b/i, advice: "Use job failure." },
  { pattern: /\bobstacles?\b|\bmisfits?\b/i, advice: "Use fallback reason." },
  { pattern: /\bkeepsakes?\b/i, advice: "Use presets and logos." },
  { pattern: /\bwaiting rooms?\b|\bhush(?:es|ed)?\b/i, advice: "Use outbox, notify." },
  { pattern: /\binsists?\b|\binsisting\b/i, advice: "Use retry." },
  { pattern: /\b(?:letGo|keepHouse|sendAway|unhear|drawTicket)\b/, advice: "Use the glossary's name." },
];

/** Names replaced by docs/style.md's glossary. */
export const POETIC_NAME = new RegExp(
  ["drawTicket", "firstImpression", "keepHouse", "letGo", "sendAway", "unhear", "waitingRoom"]
    .concat(["doomed", "glance", "hush", "insist", "keepsake", "mishap", "misfit", "obstacle", "stranded"])
    .map(([first = "", ...rest]) => `[${first}${first.toUpperCase()}]${rest.join("")}`)
    .join("|"),
);

/** @param {string} comment the text between the markers @returns {string[]} one message per violation */
export function complaintsAboutComment(comment) {
  return complaints(proseOf(comment), [...OPENINGS, ...PHRASES]);
}

/** @param {string} document Markdown @returns {string[]} one message per violation */
export function complaintsAboutDocument(document) {
  const prose = document.replace(/^(```|~~~).*?^\1/gms, "").replace(/\n(?=\S)/g, " ");
  return complaints(prose, PHRASES);
}

/** @param {string} prose @param {readonly Rule[]} rules */
function complaints(prose, rules) {
  const words = prose.replace(/`[^`]*`/g, "``");
  return rules.flatMap(({ pattern, advice }) => {
    const found = pattern.exec(words)?.[0];
    return found === undefined ? [] : [`“${found.trim()}”: ${advice}`];
  });
}

/** @param {string} comment @returns {string} one line without markers */
function proseOf(comment) {
  return comment
    .split("\n")
    .map((line) => line.replace(/^\s*\*?\s?/, "").trim())
    .join(" ")
    .trim();
}
