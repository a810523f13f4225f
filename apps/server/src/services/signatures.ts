import type { ExportClaim } from "@matte/contracts/credential-claims";
import type { ManifestRequest } from "@matte/credentials/types";
import type { Db } from "../db/schema.ts";
import { DomainError } from "../domain/domain-error.ts";
import { recordAct } from "../repositories/audit-log.ts";
import type { AuthorizedUser } from "./authorized.ts";
import type { ExportSigner } from "./export-signer.ts";

/**
 * Signs statements about a user's export. The audit log has who asked, and the export's hash.
 * @param now ISO 8601
 * @returns the manifest in base64
 * @throws {DomainError} `credentials-unavailable`
 */
export async function signClaim(
  db: Db,
  signer: ExportSigner | null,
  { uid }: AuthorizedUser,
  claim: ExportClaim,
  now: string,
): Promise<string> {
  if (signer === null) throw new DomainError("credentials-unavailable", { reason: "none" });
  const manifest = await signer.sign(requestOf(claim));
  const { hash } = claim.binding;
  await recordAct(db, { at: now, actor: uid, subject: uid, act: "signature", before: "", after: hash });
  return Buffer.from(manifest).toString("base64");
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
