import { constants, type KeyObject, sign } from "node:crypto";
import { promisify } from "node:util";
import type { Signer, SigningAlgorithm } from "../sign/types.ts";

/** Can be sent to threads. */
export interface StoredSigner {
  /** In DER: the signer's, then its issuers'. */
  readonly certificates: readonly Uint8Array[];
  readonly key: KeyObject;
  readonly algorithm: SigningAlgorithm;
  /** Organisation or person. */
  readonly name: string;
  readonly validFrom: Date;
  readonly validUntil: Date;
  /** Time-stamping service's URL (RFC 3161). */
  readonly timeStamps?: string;
}

/** Hashes by algorithm (RFC 9053 §2, RFC 8230 §2); Ed25519 needs none. */
const HASHES: Readonly<Record<SigningAlgorithm, string | null>> = {
  ES256: "sha256",
  ES384: "sha384",
  ES512: "sha512",
  PS256: "sha256",
  Ed25519: null,
};

const signAsync = promisify(sign);

/** Signs with a key in memory. */
export function signerOf({
  certificates,
  algorithm,
  key,
  timeStamps,
}: Pick<StoredSigner, "certificates" | "algorithm" | "key"> & { readonly timeStamps?: string | undefined }): Signer {
  const padding = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST };
  const options = { key, ...(algorithm === "PS256" ? padding : { dsaEncoding: "ieee-p1363" as const }) };
  return {
    certificates,
    algorithm,
    sign: async (bytes) => new Uint8Array(await signAsync(HASHES[algorithm], bytes, options)),
    ...(timeStamps !== undefined && { timeStamps }),
  };
}
