import { join } from "../bytes.ts";

/**
 * CBOR (RFC 8949) from strangers, within bounds: no length is believed, no tag runs code. Maps have string keys, as in
 * C2PA and COSE; integer keys become their decimal digits.
 */

/** Decoded value. */
export type Cbor = null | undefined | boolean | number | bigint | string | Uint8Array | readonly Cbor[] | CborMap;
export type CborMap = ReadonlyMap<string, Cbor>;

export function isList(value: Cbor): value is readonly Cbor[] {
  return Array.isArray(value);
}

export function isMap(value: Cbor): value is CborMap {
  return value instanceof Map;
}

const MAX_DEPTH = 32;
const MAX_ITEMS = 50_000;
/** Tags whose content is read without them: date texts, epochs, URIs, COSE_Sign1, "this is CBOR". */
const IGNORED_TAGS = new Set([0, 1, 18, 32, 55799]);
const INDEFINITE = 31;
const BREAK = Symbol("break");

/** @throws if the bytes aren't one item, or exceed the bounds */
export function decodeCbor(bytes: Uint8Array): Cbor {
  const reader = new Reader(bytes);
  const value = reader.item(0);
  if (value === BREAK || reader.at !== bytes.length) throw new Error("Not one CBOR item");
  return value;
}

class Reader {
  at = 0;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #items = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  item(depth: number): Cbor | typeof BREAK {
    if (depth > MAX_DEPTH || (this.#items += 1) > MAX_ITEMS) throw new Error("CBOR exceeds the bounds");
    const head = this.#view.getUint8(this.at);
    this.at += 1;
    const major = head >> 5;
    const info = head & 31;
    if (major === 7) return this.#simple(info);
    const count = info === INDEFINITE ? null : this.#argument(info);
    switch (major) {
      case 0:
        return definite(count);
      case 1:
        return negative(definite(count));
      case 2:
        return this.#bytesOf(count, depth);
      case 3:
        return new TextDecoder("utf-8", { fatal: true }).decode(this.#bytesOf(count, depth));
      case 4:
        return this.#array(count, depth);
      case 5:
        return this.#map(count, depth);
      default:
        if (!IGNORED_TAGS.has(Number(definite(count)))) throw new Error("Unknown CBOR tag");
        return this.item(depth + 1);
    }
  }

  #argument(info: number): number | bigint {
    if (info < 24) return info;
    if (info > 27) throw new Error("Reserved CBOR length");
    const size = 1 << (info - 24);
    const start = this.at;
    this.at += size;
    if (size === 1) return this.#view.getUint8(start);
    if (size === 2) return this.#view.getUint16(start);
    if (size === 4) return this.#view.getUint32(start);
    const large = this.#view.getBigUint64(start);
    return large <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(large) : large;
  }

  #simple(info: number): Cbor | typeof BREAK {
    if (info === INDEFINITE) return BREAK;
    if (info === 20 || info === 21) return info === 21;
    if (info === 22) return null;
    if (info === 23) return undefined;
    const start = this.at;
    this.at += info === 25 ? 2 : info === 26 ? 4 : 8;
    if (info === 25) return halfFloat(this.#view.getUint16(start));
    if (info === 26) return this.#view.getFloat32(start);
    if (info === 27) return this.#view.getFloat64(start);
    throw new Error("Unknown CBOR value");
  }

  /** A string's bytes; indefinite ones are joined. */
  #bytesOf(count: number | bigint | null, depth: number): Uint8Array {
    if (count !== null) {
      if (count > this.#bytes.length - this.at) throw new Error("CBOR string exceeds its file");
      const start = this.at;
      this.at += Number(count);
      return this.#bytes.subarray(start, this.at);
    }
    const parts = this.#array(null, depth).map((part) => {
      if (typeof part === "string") return new TextEncoder().encode(part);
      if (part instanceof Uint8Array) return part;
      throw new Error("Not a part of a CBOR string");
    });
    return join(parts);
  }

  #array(count: number | bigint | null, depth: number): Cbor[] {
    const items: Cbor[] = [];
    // Each item takes a byte at least, so a large count ends with the file.
    while (count === null || items.length < count) {
      const item = this.item(depth + 1);
      if (item === BREAK) return endedBy(count, items);
      items.push(item);
    }
    return items;
  }

  #map(count: number | bigint | null, depth: number): CborMap {
    const entries = new Map<string, Cbor>();
    for (let index = 0; count === null || index < count; index += 1) {
      const key = this.item(depth + 1);
      if (key === BREAK) return endedBy(count, entries);
      if (typeof key !== "string" && typeof key !== "number") throw new Error("Unknown kind of CBOR key");
      const value = this.item(depth + 1);
      if (value === BREAK || entries.has(String(key))) throw new Error("Invalid CBOR map");
      entries.set(String(key), value);
    }
    return entries;
  }
}

function definite(count: number | bigint | null): number | bigint {
  if (count === null) throw new Error("Indefinite CBOR number");
  return count;
}

function negative(value: number | bigint): number | bigint {
  return typeof value === "number" ? -1 - value : -1n - value;
}

/** Only indefinite arrays and maps end with a break. */
function endedBy<T>(count: number | bigint | null, value: T): T {
  if (count !== null) throw new Error("Break in a definite CBOR item");
  return value;
}

function halfFloat(bits: number): number {
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  const sign = bits & 0x8000 ? -1 : 1;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction === 0 ? sign * Infinity : Number.NaN;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
