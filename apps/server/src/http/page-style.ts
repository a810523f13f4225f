/** Style sheet for server-rendered pages, with the page's design tokens. */
import { readFileSync } from "node:fs";

/** The page's tokens.css, inserted by the build; undefined when running from sources. */
declare const TOKENS_CSS: string | undefined;

const TOKENS_FILE = new URL("../../../web/src/ui/tokens.css", import.meta.url);

const tokens = typeof TOKENS_CSS === "string" ? TOKENS_CSS : readFileSync(TOKENS_FILE, "utf8");

export const PAGE_STYLE = `${tokens}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: var(--wall); color: var(--ink); font: 15px/24px var(--text); }
main { width: min(400px, 100%); }
h1 { margin: 0 0 12px; font: 300 40px/1.1 var(--display); letter-spacing: -.02em; }
p { margin: 0 0 24px; color: var(--ink-2); text-wrap: pretty; }
label { display: block; margin-bottom: 6px; font-size: 13px; line-height: 20px; color: var(--ink-2); }
input { width: 100%; height: 48px; margin-bottom: 16px; padding: 0 14px; border: 0; border-bottom: 1px solid var(--edge); border-radius: 2px 2px 0 0; background: var(--mat); color: var(--ink); font: inherit; font-size: 17px; }
button { width: 100%; min-height: 48px; border: 0; border-radius: 2px; background: var(--ink); color: var(--on-ink); font: inherit; font-weight: 500; cursor: pointer; }
a { color: inherit; text-underline-offset: 4px; }
[role="alert"] { border-inline-start: 3px solid var(--red); padding-inline-start: 12px; color: var(--ink); }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
`;
