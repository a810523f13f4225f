import { areEqual } from "../bytes.ts";
import { type Cbor, type CborMap, isList } from "../cbor/decode.ts";
import { boxAt, type SuperBox, superBoxes } from "../jumbf/boxes.ts";
import { digest, hashedUri } from "./hashes.ts";
import type { Manifest } from "./manifest.ts";

const LOCAL = "self#jumbf=";
const MAX_ASSERTIONS = 500;
/** The claim's lists: the first in version 1, the others in version 2. */
const LISTS = ["assertions", "created_assertions", "gathered_assertions"];

/** A claim's assertions, by their hashes. */
export interface ClaimedAssertions {
  /** Assertions with the claim's hash. */
  readonly boxes: readonly SuperBox[];
  /** True if these are all in the claim, and all in the manifest. */
  readonly areComplete: boolean;
}

export async function claimedAssertions(store: Uint8Array, manifest: Manifest): Promise<ClaimedAssertions> {
  const references = LISTS.flatMap((list) => listOf(manifest.claim, list));
  if (references.length > MAX_ASSERTIONS) throw new Error("Too many assertions");
  const boxes: SuperBox[] = [];
  const seen = new Set<SuperBox>();
  for (const reference of references) {
    const { url, hash, algorithm } = hashedUri(reference, manifest.claim);
    const box = resolve(url, manifest);
    // A box is hashed once, however often a claim names it.
    if (box === null || seen.has(box)) continue;
    seen.add(box);
    if (areEqual(await digest(algorithm, store.subarray(box.start, box.end)), hash)) boxes.push(box);
  }
  const present = superBoxes(manifest.assertions).length;
  const areComplete =
    boxes.length === references.length && boxes.length === present && manifest.assertions.boxes.length === present;
  return { boxes, areComplete };
}

function listOf(claim: CborMap, name: string): readonly Cbor[] {
  const list = claim.get(name) ?? [];
  if (!isList(list)) throw new Error("Not a list of assertions");
  return list;
}

/** Returns an assertion in this manifest by its URI, relative or with the manifest's label. */
function resolve(url: string, { box, assertions }: Manifest): SuperBox | null {
  if (!url.startsWith(LOCAL)) return null;
  const absolute = `/c2pa/${box.label}/`;
  const path = url.slice(LOCAL.length);
  const found = boxAt(box, (path.startsWith(absolute) ? path.slice(absolute.length) : path).split("/"));
  return found !== null && assertions.boxes.includes(found) ? found : null;
}

/** Label without the number that distinguishes equal ones: `c2pa.ingredient__2`. */
export function kindOf({ label }: SuperBox): string {
  return label.replace(/__\d+$/, "");
}
