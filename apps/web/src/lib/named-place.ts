interface PlaceWords {
  readonly location?: string;
  readonly city?: string;
  readonly state?: string;
  readonly country?: string;
}

/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** Finds the photo's own place in a text: the most exact name in it, as the file spells it; null without one. */
export function namedPlace(text: string, { location, city, state, country }: PlaceWords): string | null {
  const within = text.normalize("NFC").toLowerCase();
  return [location, city, state, country].find((place) => place !== undefined && names(within, place)) ?? null;
}

function names(text: string, place: string): boolean {
  const name = place.normalize("NFC").toLowerCase().trim();
  if (name === "" || !text.includes(name)) return false;
  return UNSPACED.test(name) || new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, "u").test(text);
}

function escaped(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
}
