/** Manifests of the photos in a claim: the file's hash leaves them out, so the claim's references have hashes. */
import { areEqual } from "../bytes.ts";
import type { Cbor } from "../cbor/decode.ts";
import { type SuperBox, superBoxes } from "../jumbf/boxes.ts";
import type { ContentState } from "../types.ts";
import { kindOf } from "./assertions.ts";
import { digest, hashedUri } from "./hashes.ts";
import { asMap, assertionsIn, cborContent } from "./manifest.ts";

const INGREDIENT = /^c2pa\.ingredient(?:\.v[23])?$/;
/** References in ingredients of version 3, and before. */
const [CURRENT, EARLIER] = ["activeManifest", "c2pa_manifest"] as const;
const LOCAL = /^self#jumbf=\/?c2pa\/([^/]+)\/?$/;
const MOST = 200;
/** Of claims without an algorithm. */
const DEFAULTS: ReadonlyMap<string, Cbor> = new Map([["alg", "sha256"]]);

/**
 * Compares the manifests in a claim's references, and in theirs. `unchecked` for differences in references of earlier
 * versions, whose hashes were computed in several ways, and for redactions.
 * @param assertions the claim's
 */
export async function checkAncestors(
  store: Uint8Array,
  root: SuperBox,
  assertions: readonly SuperBox[],
): Promise<ContentState> {
  const waiting = assertions.flatMap((box) => referencesIn(store, box));
  const seen = new Set<string>();
  let state: ContentState = "match";
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next.label)) continue;
    seen.add(next.label);
    if (seen.size > MOST) throw new Error("Too many manifests");
    const [manifest, ...others] = superBoxes(root).filter(({ label }) => label === next?.label);
    if (manifest === undefined || others.length > 0) return "changed";
    const hash = await digest(next.algorithm, store.subarray(manifest.start, manifest.end));
    if (areEqual(hash, next.hash)) waiting.push(...assertionsIn(manifest).flatMap((box) => referencesIn(store, box)));
    else if (next.isCurrent) return "changed";
    else state = "unchecked";
  }
  return state;
}

interface Reference {
  readonly label: string;
  readonly hash: Uint8Array;
  readonly algorithm: string;
  readonly isCurrent: boolean;
}

/** @throws if an ingredient can't be read */
function referencesIn(store: Uint8Array, box: SuperBox): Reference[] {
  if (!INGREDIENT.test(kindOf(box))) return [];
  const ingredient = asMap(cborContent(store, box).value);
  return [CURRENT, EARLIER].flatMap((name) => {
    const value = ingredient.get(name);
    if (value === undefined || value === null) return [];
    const { url, hash, algorithm } = hashedUri(value, DEFAULTS);
    const [, label = ""] = LOCAL.exec(url) ?? [];
    return [{ label, hash, algorithm, isCurrent: name === CURRENT }];
  });
}
