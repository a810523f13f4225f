import type { Manifest } from "@trustnxt/c2pa-ts/manifest";
import { areEqual, join } from "../bytes.ts";
import { closeWith, openFor, sizeAround } from "../container/embed.ts";
import { BOX_HEADER } from "../jumbf/boxes.ts";
import { digest } from "../read/hashes.ts";
import { describeExport } from "./export-claim.ts";
import { composeManifest, MANIFEST_BYTES } from "./manifest.ts";
import type { ParentManifests } from "./parent.ts";
import type { ExportStep, Signer } from "./types.ts";

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

/** Returns the export with its credentials; null if the format can't have them. @throws if the signer fails */
export async function signExport(
  { file, photos, steps }: ExportToSign,
  signer: Signer,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const ingredients = photos.map(({ mediaType, manifests }) => ({ mediaType, manifest: manifests?.manifest ?? null }));
  const claim = { ingredients, steps, at: new Date() };
  return signFile(file, parentsOf(photos), (manifest) => describeExport(manifest, claim), signer);
}

/** Adds the parents' manifests and a new one to a file; returns null if its format can't have them. */
export async function signFile(
  file: Uint8Array,
  parents: readonly Uint8Array[],
  describe: (manifest: Manifest) => void,
  signer: Signer,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const storeSize = parents.reduce((size, box) => size + box.length, BOX_HEADER + DESCRIPTION.length + MANIFEST_BYTES);
  const open = openFor(file, storeSize);
  if (open === null) return null;
  const binding = {
    mediaType: open.mediaType,
    hash: await digest("SHA-256", join([open.before, open.after])),
    excluded: { start: open.before.length, length: sizeAround(open, storeSize) },
  };
  return closeWith(open, storeOf([...parents, await composeManifest(binding, describe, signer)]));
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
