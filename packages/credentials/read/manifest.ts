import { type Cbor, type CborMap, decodeCbor, isMap } from "../cbor/decode.ts";
import { type ContentBox, isSuperBox, type SuperBox, superBoxes } from "../jumbf/boxes.ts";

/** C2PA's superbox UUIDs end alike (C2PA 2.1 §11.1). */
const SUFFIX = "00110010800000aa00389b71";
const [MANIFEST, UPDATE, COMPRESSED, CLAIM, ASSERTIONS, SIGNATURE] = [
  "63326d61",
  "6332756d",
  "6332636d",
  "6332636c",
  "63326173",
  "63326373",
].map((begin) => begin + SUFFIX);
/** Claims and assertions have some kilobytes; thumbnails are no CBOR. */
const MAX_CBOR = 4 * 1024 * 1024;

/** A manifest's parts. */
export interface Manifest {
  /** True if it only adds to its parent, without a hash for the file. */
  readonly isUpdate: boolean;
  readonly box: SuperBox;
  readonly assertions: SuperBox;
  readonly claim: CborMap;
  /** Signed bytes. */
  readonly claimBytes: Uint8Array;
  readonly signature: Cbor;
}

/** Returns a store's active manifest, its last (C2PA 2.1 §11.1.4.2). @throws without a readable one */
export function activeManifest(store: Uint8Array, root: SuperBox): Manifest {
  const box = superBoxes(root).findLast(({ uuid }) => [MANIFEST, UPDATE, COMPRESSED].includes(uuid));
  if (box === undefined || box.uuid === COMPRESSED) throw new Error("No readable manifest");
  const claim = cborContent(store, only(box, CLAIM));
  return {
    isUpdate: box.uuid === UPDATE,
    box,
    assertions: only(box, ASSERTIONS),
    claim: asMap(claim.value),
    claimBytes: claim.bytes,
    signature: cborContent(store, only(box, SIGNATURE)).value,
  };
}

/** Returns a superbox's content, one CBOR box. @throws without one */
export function cborContent(store: Uint8Array, box: SuperBox): { readonly bytes: Uint8Array; readonly value: Cbor } {
  const [content, ...others] = box.boxes;
  if (!isCbor(content) || others.length > 0 || content.end - content.start > MAX_CBOR)
    throw new Error("Not a box of CBOR");
  const bytes = store.subarray(content.start, content.end);
  return { bytes, value: decodeCbor(bytes) };
}

/** Returns the assertions in a manifest, whatever else is in it. */
export function assertionsIn(manifest: SuperBox): readonly SuperBox[] {
  return superBoxes(manifest)
    .filter(({ uuid }) => uuid === ASSERTIONS)
    .flatMap(superBoxes);
}

export function asMap(value: Cbor): CborMap {
  if (!isMap(value)) throw new Error("Not a map");
  return value;
}

function only(box: SuperBox, uuid: string | undefined): SuperBox {
  const [found, ...others] = superBoxes(box).filter((inner) => inner.uuid === uuid);
  if (found === undefined || others.length > 0) throw new Error("Not one box of its kind in a manifest");
  return found;
}

function isCbor(box: ContentBox | SuperBox | undefined): box is ContentBox {
  return box !== undefined && !isSuperBox(box) && box.type === "cbor";
}
