import { md5 as digest } from "@noble/hashes/legacy.js";
import { bytesToHex } from "@noble/hashes/utils.js";

/** Returns MD5 in upper-case hexadecimal; XMP names its extended part with it (XMP part 3 §1.1.3.1). Not for security. */
export function md5(message: Uint8Array): string {
  return bytesToHex(digest(message)).toUpperCase();
}
