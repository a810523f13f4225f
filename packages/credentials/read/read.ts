import { findStore } from "../container/find.ts";
import type { StoredManifests } from "../container/store.ts";
import { readSuperBox } from "../jumbf/boxes.ts";
import type { CredentialClaim, Credentials, ReadCredentials } from "../types.ts";
import { checkAncestors } from "./ancestors.ts";
import { type ClaimedAssertions, claimedAssertions } from "./assertions.ts";
import { generatorOf, readActions } from "./claim.ts";
import { checkContents } from "./contents.ts";
import { activeManifest, type Manifest } from "./manifest.ts";
import { type CheckedSignature, checkSignature } from "./signature.ts";

const STORE = "c2pa";

/**
 * Reads a file's Content Credentials: its active manifest, the last one. Null without any; `unreadable` if they are damaged or
 * unknown. Never rejects.
 */
export async function readCredentials(file: Uint8Array): Promise<Credentials | null> {
  try {
    const store = findStore(file);
    return store === null ? null : await readStore(file, store);
  } catch {
    return { status: "unreadable" };
  }
}

async function readStore(file: Uint8Array, store: StoredManifests): Promise<ReadCredentials> {
  const root = readSuperBox(store.bytes);
  if (root.label !== STORE) throw new Error("Not a manifest store");
  const manifest = activeManifest(store.bytes, root);
  const signature = await checkSignature(manifest.claimBytes, manifest.signature);
  const read = { status: "read", trust: "not-checked", signature: signature.state } as const;
  if (signature.state === "unchecked") return { ...read, contents: "unchecked", claim: null };
  const claimed = await claimedAssertions(store.bytes, manifest);
  const contents = await checkContents(file, store, manifest, claimed);
  return {
    ...read,
    contents: contents === "match" ? await checkAncestors(store.bytes, root, claimed.boxes) : contents,
    claim: signature.state === "invalid" ? null : claimOf(store.bytes, manifest, claimed, signature),
  };
}

function claimOf(
  store: Uint8Array,
  { claim }: Manifest,
  { boxes }: ClaimedAssertions,
  { signedBy, stampedAt }: CheckedSignature,
): CredentialClaim {
  const { actions, at } = readActions(store, boxes);
  const signedAt = stampedAt?.toISOString() ?? at;
  return {
    signedBy,
    signedAt,
    timed: stampedAt !== null ? "stamped" : at === null ? null : "claimed",
    madeWith: generatorOf(claim),
    actions,
  };
}
