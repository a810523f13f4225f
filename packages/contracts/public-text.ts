/** Texts that strangers put on public pages. */
import { z } from "./schema.ts";

/**
 * Rejects invisible characters and those that rearrange others: controls, bidi overrides, private use. Joiners and the
 * emoji selector stay, since scripts and emoji need them.
 */
const visible = z.regex(
  /^(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|\u200C|\u200D|\uFE0F)*$/u,
);

/** Rejects piles of marks that cover neighbouring lines. */
const fewMarks = z.regex(/^(?!.*\p{M}{5})/su);

/** Scripts whose letters look alike. */
const ALIKE = ["Latin", "Cyrillic", "Greek", "Armenian", "Cherokee", "Coptic", "Lisu"];
const SCRIPTS = ALIKE.map((script) => new RegExp(`\\p{Script=${script}}`, "u"));

/** False for a word like `Pаypal` with a Cyrillic `а`: it passes for another. @see https://www.unicode.org/reports/tr39/ */
function hasSingleScriptWords(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.every((word) => SCRIPTS.filter((script) => script.test(word)).length <= 1);
}

/** A line of text that a stranger wrote, to be shown to everyone. */
export function publicText(maxLength: number, minLength = 1) {
  return z.string().check(
    z.trim(),
    z.minLength(minLength),
    z.maxLength(maxLength),
    visible,
    fewMarks,
    z.refine(hasSingleScriptWords),
    z.refine((text) => text === "" || /[\p{L}\p{N}]/u.test(text)),
  );
}

/** A public `https` URL in ASCII, without port and password: what it shows is where it leads. */
export function publicLink(maxLength: number) {
  const host = String.raw`(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,8}[a-z](?:[a-z\d-]{0,61}[a-z\d])`;
  return z
    .string()
    .check(z.maxLength(maxLength), z.regex(new RegExp(`^https://${host}(?:[/?#][!#-;=?-[\\]_a-~]*)?$`, "i")));
}
