import { md5 as digest } from "@noble/hashes/legacy.js";
import { bytesToHex } from "@noble/hashes/utils.js";

/** MD5 as upper-case hexadecimal digits, by which XMP names its extended part (XMP part 3 §1.1.3.1). Not used for security. */
export function md5(message: Uint8Array): string {
  return bytesToHex(digest(message)).toUpperCase();
}
