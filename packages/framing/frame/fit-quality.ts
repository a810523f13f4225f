/** Finds the quality at which a file fits its limit. */

/** Quality falls to the setting's lowest; then the picture becomes smaller. */
const LOWEST = 60;
const MOST_ENCODES = 7;
/** Sizes that end the search, relative to the limit, and the one aimed at. */
const ENOUGH = 0.955;
const AIM = 0.978;
/** Error of an expected saving. */
const TOLERANCE = 0.01;
/** JPEGs grow by `(102 - quality) ** -0.7`: the law of file size estimates. */
const ORIGIN = 102;
const SLOPE = -0.7;
/** Share of the range kept between a guess and its ends. */
const MARGIN = 0.08;

interface QualitySearch {
  /** In bytes. */
  readonly limit: number;
  /** Quality tried first. */
  readonly first: number;
  readonly highest: number;
  readonly encode: (quality: number) => Promise<Uint8Array<ArrayBuffer>>;
  /** Saves bytes without loss. */
  readonly pack: (file: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;
}

export interface FittedFile {
  readonly file: Uint8Array<ArrayBuffer>;
  readonly quality: number;
}

/**
 * Encodes at most seven times, and returns the file with the highest quality within the limit; the smallest file if none is.
 * Only likely results are packed: the others' sizes follow from the saving of the last one.
 */
export async function fitQuality(search: QualitySearch): Promise<FittedFile> {
  const { limit, highest, encode } = search;
  const trials = new Trials(search);
  let quality = search.first;
  for (let n = 1; ; n += 1) {
    const file = await encode(quality);
    if (quality === highest && file.length <= limit) return { file, quality };
    const isLast = n === MOST_ENCODES;
    const { best, isFound } = trials.add({ file, quality }, n === 1 || isLast);
    if (isFound || isLast) return best;
    quality = trials.next();
  }
}

/** An encoded quality, as logarithms of `ORIGIN - quality` and of the file's size. */
interface Point {
  readonly x: number;
  readonly y: number;
}

class Trials {
  readonly #search: QualitySearch;
  /** Size of a packed file, relative to the plain one. */
  #saving = 1;
  #best: FittedFile | null = null;
  #fitting: Point | null = null;
  #exceeding: Point | null = null;

  constructor(search: QualitySearch) {
    this.#search = search;
  }

  /** @param mustPack true for the first and the last one */
  add(
    { file: plain, quality }: FittedFile,
    mustPack: boolean,
  ): { readonly best: FittedFile; readonly isFound: boolean } {
    const { limit, highest, pack } = this.#search;
    const isPacked = mustPack || quality === highest || quality === LOWEST || this.#isLikely(plain.length);
    const file = isPacked ? pack(plain) : plain;
    if (isPacked) this.#saving = file.length / plain.length;
    const size = plain.length * this.#saving;
    const best = better({ file, quality }, this.#best, limit);
    this.#best = best;
    const point = { x: Math.log(ORIGIN - quality), y: Math.log(size) };
    if (size <= limit) this.#fitting = point;
    else this.#exceeding = point;
    const isFound = size <= limit ? isPacked && (size >= ENOUGH * limit || quality === highest) : quality === LOWEST;
    return { best, isFound };
  }

  #isLikely(plain: number): boolean {
    const share = (plain * this.#saving) / this.#search.limit;
    return share >= ENOUGH - TOLERANCE && share <= 1 + TOLERANCE;
  }

  /** Follows the law from one size, or interpolates between two, away from both. */
  next(): number {
    const aim = Math.log(AIM * this.#search.limit);
    const [fitting, exceeding] = [this.#fitting, this.#exceeding];
    if (fitting !== null && exceeding !== null) return this.#quality(between(fitting, exceeding, aim));
    const { x, y } = fitting ?? exceeding ?? { x: 0, y: aim };
    return this.#quality(x + (aim - y) / SLOPE);
  }

  #quality(x: number): number {
    return Math.min(this.#search.highest, Math.max(LOWEST, ORIGIN - Math.exp(x)));
  }
}

/** The larger of two files within the limit, else the smaller one. */
function better(one: FittedFile, other: FittedFile | null, limit: number): FittedFile {
  if (other === null) return one;
  const [size, otherSize] = [one.file.length, other.file.length];
  if (size <= limit && otherSize <= limit) return size > otherSize ? one : other;
  return size < otherSize ? one : other;
}

function between(fitting: Point, exceeding: Point, aim: number): number {
  const share = (aim - exceeding.y) / (fitting.y - exceeding.y);
  return exceeding.x + Math.min(1 - MARGIN, Math.max(MARGIN, share)) * (fitting.x - exceeding.x);
}
