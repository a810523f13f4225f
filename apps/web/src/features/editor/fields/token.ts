/** The text to be replaced by the chosen field: typed since `{`, or since the list was opened. */

export interface Token {
  readonly from: number;
  /** End of the typed part: the caret. */
  readonly to: number;
  readonly braced: boolean;
}

export interface Insertion {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The token just started by typing; null unless the character before the caret is a single `{`. */
export function tokenAt(text: string, caret: number): Token | null {
  const isBrace = text[caret - 1] === "{" && text[caret - 2] !== "{";
  return isBrace ? { from: caret - 1, to: caret, braced: true } : null;
}

/** The token after further typing; null when it has ended. */
export function followToken(token: Token, text: string, caret: number): Token | null {
  const start = token.from + (token.braced ? 1 : 0);
  if (caret < start || (token.braced && text[token.from] !== "{")) return null;
  return /[{}\n]/u.test(text.slice(start, caret)) ? null : { ...token, to: caret };
}

/** The searched text: the last alternative. */
export function queryOf(token: Token, text: string): string {
  return typedIn(token, text).split("|").at(-1) ?? "";
}

/** The field in place of the token, after alternatives typed already. @param body text between the braces */
export function insertionOf(token: Token, text: string, body: string): Insertion {
  const alternatives = typedIn(token, text).split("|").slice(0, -1);
  const closed = token.braced && text[token.to] === "}" ? 1 : 0;
  return { text: `{${[...alternatives, body].join("|")}}`, from: token.from, to: token.to + closed };
}

function typedIn({ from, to, braced }: Token, text: string): string {
  return text.slice(from + (braced ? 1 : 0), to);
}
