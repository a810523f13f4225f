import type { Cbor, CborMap } from "../cbor/decode.ts";
import { asMap } from "./manifest.ts";

/** C2PA's hash algorithms by their names for WebCrypto. */
const ALGORITHMS: ReadonlyMap<Cbor, string> = new Map([
  ["sha256", "SHA-256"],
  ["sha384", "SHA-384"],
  ["sha512", "SHA-512"],
]);

/** A reference by hash (C2PA 2.1 §8.3). */
export interface HashedUri {
  readonly url: string;
  readonly hash: Uint8Array;
  readonly algorithm: string;
}

/** @throws if the value isn't a reference */
export function hashedUri(value: Cbor, claim: CborMap): HashedUri {
  const map = asMap(value);
  const [url, hash] = [map.get("url"), map.get("hash")];
  if (typeof url !== "string" || !(hash instanceof Uint8Array)) throw new Error("Not a hashed URI");
  return { url, hash, algorithm: algorithmOf(map.get("alg") ?? claim.get("alg")) };
}

/** @throws if the algorithm is unknown */
export function algorithmOf(name: Cbor): string {
  const algorithm = ALGORITHMS.get(name);
  if (algorithm === undefined) throw new Error("Unknown hash algorithm");
  return algorithm;
}

export async function digest(algorithm: string, bytes: Uint8Array): Promise<Uint8Array> {
  // The type excludes shared memory; files are never in it.
  return new Uint8Array(await crypto.subtle.digest(algorithm, bytes as Uint8Array<ArrayBuffer>));
}
