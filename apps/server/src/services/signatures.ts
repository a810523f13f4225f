import type { ExportClaim, SignedManifest } from "@matte/contracts/credential-claims";
import type { ManifestRequest } from "@matte/credentials/types";
import type { Db } from "../db/schema.ts";
import { recordAct } from "../repositories/audit-log.ts";
import type { AuthorizedUser } from "./authorized.ts";
import type { ExportSigner } from "./export-signer.ts";

/**
 * Signs statements about a user's export. The audit log has who asked, and the export's hash.
 * @param now ISO 8601
 */
export async function signClaim(
  db: Db,
  signer: ExportSigner | null,
  { uid }: AuthorizedUser,
  claim: ExportClaim,
  now: string,
): Promise<SignedManifest> {
  const manifest = signer === null ? "none" : await signer.sign(requestOf(claim));
  if (typeof manifest === "string") return { manifest: null, unsigned: manifest };
  const { hash } = claim.binding;
  await recordAct(db, { at: now, actor: uid, subject: uid, act: "signature", before: "", after: hash });
  return { manifest: Buffer.from(manifest).toString("base64"), unsigned: null };
}

function requestOf({ binding, ingredients, steps }: ExportClaim): ManifestRequest {
  return {
    binding: { ...binding, hash: bytesOf(binding.hash) },
    ingredients: ingredients.map(({ mediaType, manifest }) => ({
      mediaType,
      manifest: manifest && {
        ...manifest,
        hash: bytesOf(manifest.hash),
        signatureHash: bytesOf(manifest.signatureHash),
      },
    })),
    steps: [...new Set(steps)],
  };
}

function bytesOf(hex: string): Uint8Array {
  return new Uint8Array(Buffer.from(hex, "hex"));
}
