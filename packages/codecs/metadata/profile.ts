import { join } from "../bytes.ts";
import type { ColourProfile } from "../header.ts";

/** Real profiles are 0.5 KB to 2 MB; what unpacks to more is no profile. */
const LARGEST_PROFILE = 8 * 1024 * 1024;

/** A photo's ICC profile, unpacked; null where there is none, or none that can be read. */
export async function readProfile(profile: ColourProfile): Promise<Uint8Array | null> {
  if (profile.kind === "icc") return profile.bytes;
  return profile.kind === "deflated-icc" ? inflate(profile.bytes) : null;
}

async function inflate(data: Uint8Array): Promise<Uint8Array | null> {
  try {
    return await collect(new Blob([data.slice()]).stream().pipeThrough(new DecompressionStream("deflate")));
  } catch {
    return null;
  }
}

async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array | null> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > LARGEST_PROFILE) {
      await reader.cancel();
      return null;
    }
    parts.push(next.value);
  }
  return join(parts);
}
