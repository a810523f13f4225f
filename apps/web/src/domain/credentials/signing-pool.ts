import type { FramedBytes, FrameJob, JobOptions, PhotoPool } from "../photos/types.ts";
import type { SigningLoader } from "./types.ts";

/** A pool whose exports get Content Credentials where the settings say so. They are signed last, outside the workers. */
export function signingPool(pool: PhotoPool, load: SigningLoader): PhotoPool {
  const frameBytes = async (job: FrameJob, given?: JobOptions): Promise<FramedBytes> => {
    const signing = await openSigning(job, load);
    const framed = await pool.frameBytes({ ...job, reserved: signing?.bytes ?? 0 }, given);
    return signing === null
      ? { ...framed, credentials: { unsigned: null } }
      : { ...framed, ...(await signing.sign(framed, given?.signal)) };
  };
  return {
    ...pool,
    frame: async (job, given) => {
      if (!job.settings.contentCredentials) return pool.frame(job, given);
      const { bytes, ...framed } = await frameBytes(job, given);
      return { ...framed, blob: new Blob([bytes], { type: TYPES[framed.method] }) };
    },
    frameBytes: (job, given) =>
      job.settings.contentCredentials ? frameBytes(job, given) : pool.frameBytes(job, given),
  };
}

const TYPES = { "lossless-jpeg": "image/jpeg", jpeg: "image/jpeg", png: "image/png", webp: "image/webp" } as const;

/** Returns null if the code can't be loaded, as without the network. */
async function openSigning(job: FrameJob, load: SigningLoader) {
  try {
    // No retry: an export does not wait for the network.
    const code = await import("./sign-framed.ts");
    return await code.openSigning(job, await load());
  } catch (error) {
    console.error("Exports have no credentials.", error);
    return null;
  }
}
