import { findStore } from "../container/find.ts";
import { isSuperBox, readSuperBox, superBoxes } from "../jumbf/boxes.ts";
import { readCredentials } from "../read/read.ts";
import { activeManifest } from "../read/manifest.ts";
import { digest } from "../read/hashes.ts";
import type { ReadCredentials } from "../types.ts";
import type { IngredientManifest, ValidationCode } from "./types.ts";

/** A photo's manifests as they are in its file, and references to the active one. */
export interface ParentManifests {
  readonly manifest: IngredientManifest;
  /** Manifests with their headers, byte for byte. */
  readonly boxes: readonly Uint8Array[];
}

/** Labels go into URIs that signers sign: those by the specification (C2PA 2.1 §8.2) have no text but short names. */
const LABEL = /^(?:[\w.-]{1,32}:)?urn:(?:c2pa|uuid):[\da-fA-F-]{36}(?::[\w.-]{0,32}){0,2}$/;
/** More manifests than a photo's, such as a composite's, are left out. */
const MAX_PARENT = 8 * 1024 * 1024;

/** Returns a photo's manifests; null without readable ones. */
export async function parentManifests(file: Uint8Array): Promise<ParentManifests | null> {
  const credentials = await readCredentials(file);
  if (credentials?.status !== "read") return null;
  const store = findStore(file);
  if (store === null || store.bytes.length > MAX_PARENT) return null;
  const root = readSuperBox(store.bytes);
  const { box } = activeManifest(store.bytes, root);
  const signature = superBoxes(box).find(({ label }) => label === "c2pa.signature");
  if (signature === undefined || !LABEL.test(box.label)) return null;
  const hashOf = async ({ start, end }: { start: number; end: number }) =>
    digest("SHA-256", store.bytes.subarray(start, end));
  return {
    manifest: {
      label: box.label,
      hash: await hashOf(box),
      signatureHash: await hashOf(signature),
      ...resultsOf(credentials),
    },
    boxes: root.boxes.filter(isSuperBox).map(({ start, end }) => store.bytes.subarray(start - 8, end)),
  };
}

/** No signer is trusted, because no list was consulted. */
function resultsOf({ signature, contents }: ReadCredentials): Pick<IngredientManifest, "success" | "failure"> {
  const success: ValidationCode[] = [];
  const failure: ValidationCode[] = ["signingCredential.untrusted"];
  if (signature === "invalid") failure.push("claimSignature.mismatch");
  else success.push("claimSignature.validated");
  if (signature === "expired") failure.push("signingCredential.expired");
  if (contents === "match") success.push("assertion.dataHash.match");
  if (contents === "changed") failure.push("assertion.dataHash.mismatch");
  return { success, failure };
}
