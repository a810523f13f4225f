/** Signs a photo's result: the photo's credentials stay, and new ones say what was done. */
import { composeExport } from "@matte/credentials/compose";
import { signerOf, type StoredSigner, validityFault } from "@matte/credentials/node";
import { credentialBytes, type SignedPhoto, signExport } from "@matte/credentials/sign";
import { type LeftOut, tracePhoto } from "@matte/credentials/trace";
import { carryRules, exportSteps, mediaTypeOf } from "@matte/framing/photos/export-steps.ts";
import type { FramedBytes, FrameJob } from "@matte/framing/photos/types.ts";
import { type SignedFacts, UnsignedError } from "./tasks.ts";

export interface Signing {
  readonly facts: SignedFacts;
  /** Bytes that the credentials add. */
  readonly bytes: number;
  /** @throws UnsignedError */
  sign(framed: FramedBytes, job: FrameJob): Promise<Uint8Array<ArrayBuffer>>;
}

/** Reads the credentials of a result's photos. @param files as they were given: exports with their frame */
export async function openSigning(files: readonly File[], job: FrameJob, stored: StoredSigner): Promise<Signing> {
  const photos: SignedPhoto[] = [];
  const leftOut = new Set<LeftOut>();
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const traced = await tracePhoto(bytes, carryRules(job));
    photos.push({ mediaType: mediaTypeOf(bytes), manifests: traced.manifests });
    if (traced.leftOut !== null) leftOut.add(traced.leftOut);
  }
  const fault = validityFault(stored, new Date());
  if (fault !== null) throw new UnsignedError(fault);
  const signer = signerOf(stored);
  return {
    facts: { signedBy: stored.name, leftOut: [...leftOut] },
    bytes: credentialBytes(photos),
    sign: async (framed, made) => {
      const given = { file: framed.bytes, photos, steps: exportSteps(made, framed) };
      const signed = await signExport(given, (request) => composeExport(request, signer)).catch((cause: unknown) => {
        throw new UnsignedError(String(cause), { cause });
      });
      if (signed === null) throw new UnsignedError("No format for credentials");
      return signed;
    },
  };
}
