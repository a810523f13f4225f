import { areEqual, join } from "../bytes.ts";
import { type Cbor, isList } from "../cbor/decode.ts";
import type { Span, StoredManifests } from "../container/store.ts";
import type { SuperBox } from "../jumbf/boxes.ts";
import type { ContentState } from "../types.ts";
import { type ClaimedAssertions, kindOf } from "./assertions.ts";
import { algorithmOf, digest } from "./hashes.ts";
import { asMap, cborContent, type Manifest } from "./manifest.ts";

const DATA_HASH = "c2pa.hash.data";
/** Bindings to contents: by the file's bytes, by its boxes, by a collection's files (C2PA 2.1 §9.2). */
const BINDING = /^c2pa\.hash\./;
const MAX_EXCLUSIONS = 100;

/** Compares a file with the signed hash. */
export async function checkContents(
  file: Uint8Array,
  store: StoredManifests,
  manifest: Manifest,
  claimed: ClaimedAssertions,
): Promise<ContentState> {
  if (!claimed.areComplete) return "changed";
  const bindings = claimed.boxes.filter((box) => BINDING.test(kindOf(box)));
  const [binding, ...others] = bindings;
  // An update's contents are bound by its parent.
  if (binding === undefined) return manifest.isUpdate ? "unchecked" : "changed";
  if (others.length > 0 || manifest.isUpdate) return "changed";
  if (kindOf(binding) !== DATA_HASH) return "unchecked";
  return checkDataHash(file, store, manifest, binding);
}

async function checkDataHash(
  file: Uint8Array,
  store: StoredManifests,
  { claim }: Manifest,
  binding: SuperBox,
): Promise<ContentState> {
  const content = asMap(cborContent(store.bytes, binding).value);
  const hash = content.get("hash");
  const excluded = exclusions(content.get("exclusions"));
  if (!(hash instanceof Uint8Array) || excluded.length > MAX_EXCLUSIONS) return "changed";
  // Excluded bytes outside the store may be any: the hash does not cover them.
  if (!excluded.every((span) => isCovered(span, store.spans))) return "unchecked";
  const algorithm = algorithmOf(content.get("alg") ?? claim.get("alg"));
  return areEqual(await digest(algorithm, without(file, excluded)), hash) ? "match" : "changed";
}

/** @throws if a span is none */
function exclusions(value: Cbor): Span[] {
  if (value === undefined || value === null) return [];
  if (!isList(value)) throw new Error("Not a list of exclusions");
  return value
    .map((entry) => {
      const [start, length] = [asMap(entry).get("start"), asMap(entry).get("length")];
      if (!isOffset(start) || !isOffset(length)) throw new Error("Not an exclusion");
      return { start, end: start + length };
    })
    .sort((a, b) => a.start - b.start);
}

function isOffset(value: Cbor): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

/** Detects a span in the store's ordered ones; a JPEG's are adjacent segments. */
function isCovered(span: Span, spans: readonly Span[]): boolean {
  let { start } = span;
  for (const covering of spans)
    if (start < span.end && covering.start <= start && start < covering.end) start = covering.end;
  return start >= span.end;
}

function without(file: Uint8Array, excluded: readonly Span[]): Uint8Array {
  const kept: Uint8Array[] = [];
  let at = 0;
  for (const { start, end } of excluded) {
    if (start < at) throw new Error("Exclusions overlap");
    kept.push(file.subarray(at, start));
    at = end;
  }
  return join([...kept, file.subarray(at)]);
}
