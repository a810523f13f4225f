import { credentialBytes, type SignedPhoto, signExport } from "@matte/credentials/sign";
import { type LeftOut, tracePhoto } from "@matte/credentials/trace";
import { carryRules, exportSteps, mediaTypeOf } from "@matte/framing/photos/export-steps.ts";
import type { ExportCredentials, FramedBytes, FrameJob } from "@matte/framing/photos/types.ts";
import type { ExportSigning } from "./types.ts";

export interface Signing {
  /** Bytes that the credentials add. */
  readonly bytes: number;
  /** Returns the export with its credentials, or as it is and why. @throws the signal's reason */
  sign(framed: FramedBytes, signal?: AbortSignal): Promise<SignedBytes>;
}

interface SignedBytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly credentials: ExportCredentials;
}

/** Reads the credentials of a job's photos, before its frame has a size. */
export async function openSigning(job: FrameJob, signing: ExportSigning): Promise<Signing> {
  const photos: SignedPhoto[] = [];
  const leftOut = new Set<LeftOut>();
  for (const file of job.originals ?? [job.file]) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const traced = await tracePhoto(bytes, carryRules(job));
    photos.push({ mediaType: mediaTypeOf(bytes), manifests: traced.manifests });
    if (traced.leftOut !== null) leftOut.add(traced.leftOut);
  }
  return {
    bytes: credentialBytes(photos),
    sign: async (framed, signal) => {
      try {
        const given = { file: framed.bytes, photos, steps: exportSteps(job, framed) };
        const signed = await signExport(given, (request) => signing.compose(request, signal));
        if (signed === null) throw new Error("No format for credentials");
        return { bytes: signed, credentials: { leftOut: [...leftOut] } };
      } catch (reason) {
        signal?.throwIfAborted();
        console.error("An export has no credentials.", reason);
        return { bytes: framed.bytes, credentials: { unsigned: sentenceOf(reason) } };
      }
    },
  };
}

/** The server's sentence; null without the network. */
function sentenceOf(reason: unknown): string | null {
  return reason instanceof Error && "text" in reason && typeof reason.text === "string" ? reason.text : null;
}
