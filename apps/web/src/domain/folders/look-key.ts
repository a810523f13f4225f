/** Keys for recognising an export identical to an earlier one. */
import type { FrameJob } from "../photos/types.ts";

/** Identity of a photo's file. */
export function sourceKey({ name, size, lastModified }: Pick<File, "name" | "size" | "lastModified">): string {
  return `${name}|${size}|${lastModified}`;
}

/**
 * Hashes a photo's file, everything its frame shows, and the name of the signer of its credentials. Equal at every visit.
 * @param signer null for an export without credentials
 */
export async function lookKey(
  { file, facts, settings, subject, alt, watermark, logo }: FrameJob,
  signer: string | null,
): Promise<string> {
  // Logos have another id at each visit, and these two names are not in the picture.
  const { customLogo: _logo, customLogoOnDark: _onDark, subjectName: _typed, exportName: _name, ...others } = settings;
  const { contentCredentials, ...plain } = others;
  // Keys of exports without credentials are those of earlier versions.
  const look = contentCredentials && signer !== null ? { ...others, signer } : plain;
  const texts = { subject, ...(alt != null && { alt }) };
  const parts = {
    source: sourceKey(file),
    look,
    ...texts,
    watermark,
    camera: facts.camera,
    ...shownPart(facts),
    logo: await logoHash(logo),
  };
  return hashOf(new TextEncoder().encode(JSON.stringify(parts, sortedKeys)));
}

/** A crop, turns and mirrors; nothing for a photo shown as it is, so that keys of earlier exports stay. */
function shownPart({ part, orientation }: FrameJob["facts"]) {
  return part === undefined ? {} : { part, orientation };
}

const logoHashes = new WeakMap<Blob, Promise<string>>();

async function logoHash(logo: Blob | null): Promise<string | null> {
  if (logo === null) return null;
  const hash = logoHashes.get(logo) ?? logo.arrayBuffer().then(hashOf);
  logoHashes.set(logo, hash);
  return hash;
}

/** Restored settings have their keys in another order. */
function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Hash length in hexadecimal digits; half the hash is enough to tell exports apart. */
const DIGITS = 32;

async function hashOf(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, DIGITS);
}
