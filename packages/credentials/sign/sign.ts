/** Puts credentials into exports. Loads no code for certificates: manifests are composed where the key is. */
import { areEqual, join } from "../bytes.ts";
import { closeWith, openFor, sizeAround } from "../container/embed.ts";
import { BOX_HEADER } from "../jumbf/boxes.ts";
import { digest } from "../read/hashes.ts";
import type { ParentManifests } from "./parent.ts";
import { type Binding, type Compose, type ExportStep, MANIFEST_BYTES } from "./types.ts";

/** Manifest store's description: header, type, toggles and label. */
const DESCRIPTION = join([
  Uint8Array.of(0, 0, 0, 30),
  new TextEncoder().encode("jumdc2pa"),
  Uint8Array.of(0x00, 0x11, 0x00, 0x10, 0x80, 0x00, 0x00, 0xaa, 0x00, 0x38, 0x9b, 0x71, 3),
  new TextEncoder().encode("c2pa\0"),
]);

/** Framed photo, with its manifests unless they are left out. */
export interface SignedPhoto {
  readonly mediaType: string;
  readonly manifests: ParentManifests | null;
}

export interface ExportToSign {
  readonly file: Uint8Array;
  /** One photo, or those of a sheet. */
  readonly photos: readonly SignedPhoto[];
  readonly steps: readonly ExportStep[];
}

/** Returns the export with its credentials; null if the format can't have them. @throws if the manifest can't be composed */
export async function signExport(
  { file, photos, steps }: ExportToSign,
  compose: Compose,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const ingredients = photos.map(({ mediaType, manifests }) => ({ mediaType, manifest: manifests?.manifest ?? null }));
  return signFile(file, parentsOf(photos), (binding) => compose({ binding, ingredients, steps }));
}

/** Returns the most bytes that credentials add to an export. */
export function credentialBytes(photos: readonly SignedPhoto[]): number {
  return sizeAround({ mediaType: "image/jpeg" }, storeSizeOf(parentsOf(photos)));
}

/** Adds the parents' manifests and a new one to a file; returns null if its format can't have them. */
export async function signFile(
  file: Uint8Array,
  parents: readonly Uint8Array[],
  compose: (binding: Binding) => Promise<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const storeSize = storeSizeOf(parents);
  const open = openFor(file, storeSize);
  if (open === null) return null;
  const manifest = await compose({
    mediaType: open.mediaType,
    hash: await digest("SHA-256", join([open.before, open.after])),
    excluded: { start: open.before.length, length: sizeAround(open, storeSize) },
  });
  if (manifest.length !== MANIFEST_BYTES) throw new Error("The manifest has another size");
  return closeWith(open, storeOf([...parents, manifest]));
}

function storeSizeOf(parents: readonly Uint8Array[]): number {
  return parents.reduce((size, box) => size + box.length, BOX_HEADER + DESCRIPTION.length + MANIFEST_BYTES);
}

/** A sheet's photos may share manifests; labels are unique in a store. */
function parentsOf(photos: readonly SignedPhoto[]): Uint8Array[] {
  const boxes: Uint8Array[] = [];
  for (const box of photos.flatMap(({ manifests }) => manifests?.boxes ?? []))
    if (!boxes.some((known) => areEqual(known, box))) boxes.push(box);
  return boxes;
}

function storeOf(manifests: readonly Uint8Array[]): Uint8Array {
  const content = join([DESCRIPTION, ...manifests]);
  const header = new Uint8Array(BOX_HEADER);
  new DataView(header.buffer).setUint32(0, BOX_HEADER + content.length);
  header.set(new TextEncoder().encode("jumb"), 4);
  return join([header, content]);
}
