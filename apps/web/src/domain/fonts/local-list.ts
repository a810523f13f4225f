/** Fonts installed on the computer. */
import { isFontName, type LocalFont } from "@matte/engine";

/** @see https://wicg.github.io/local-font-access/#font-data-interface */
interface FontData {
  readonly postscriptName: string;
  readonly family: string;
  readonly style: string;
}

interface LocalFontAccess {
  queryLocalFonts(): Promise<readonly FontData[]>;
}

/** Why there is no list: the browser has no such API, the user refused, or the call failed. */
export type NoFonts = "unsupported" | "refused" | "failed";

/** One font per family, sorted by name. Call it in a click handler, since the browser asks for permission. */
export async function listLocalFonts(): Promise<readonly LocalFont[] | NoFonts> {
  const scope: object = globalThis;
  if (!canListFonts(scope)) return "unsupported";
  try {
    const fonts = familiesOf(await scope.queryLocalFonts());
    // Chromium returns an empty list when the user refuses.
    return fonts.length === 0 ? "refused" : fonts;
  } catch (error) {
    return error instanceof DOMException && /^(?:NotAllowed|Security)Error$/.test(error.name) ? "refused" : "failed";
  }
}

/** Each family's upright regular face, or its first face. */
export function familiesOf(fonts: readonly FontData[]): readonly LocalFont[] {
  const found = new Map<string, FontData>();
  for (const font of fonts) {
    const known = found.get(font.family);
    if (known === undefined || (!isRegular(known) && isRegular(font))) found.set(font.family, font);
  }
  return [...found.values()]
    .filter(({ family, postscriptName }) => isFontName(family) && isFontName(postscriptName))
    .map(({ family, postscriptName }) => ({ family, postscriptName }))
    .toSorted((one, other) => one.family.localeCompare(other.family));
}

function canListFonts(scope: object): scope is LocalFontAccess {
  return "queryLocalFonts" in scope && typeof scope.queryLocalFonts === "function";
}

function isRegular({ style }: FontData): boolean {
  return /^(?:regular|normal|book|roman)$/i.test(style);
}
