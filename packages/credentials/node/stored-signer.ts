/** Signers whose certificate and key are files in PEM. */
import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";
import { open } from "node:fs/promises";
import type { SigningAlgorithm } from "../sign/types.ts";
import { canSign } from "./proof.ts";
import { signerOf, type StoredSigner } from "./signer.ts";

export { createDevelopmentSigner } from "./development.ts";
export { signerOf, type StoredSigner } from "./signer.ts";

export interface SignerFiles {
  /** Path of the certificate, with its issuers' after it. */
  readonly certificate: string;
  readonly key: string;
  readonly timeStamps?: string | undefined;
}

/**
 * - `certificate`, `key`: no file that can be read, or none with a certificate or key
 * - `encrypted`, `open`: a key with a password, or in a file for all users of the computer
 * - `other-key`: not the certificate's
 * - `self-signed`: no authority issued the certificate, which readers refuse
 * - `early`, `expired`: by this computer's clock
 * - `unsuitable`: not for signing documents, of an unknown kind, or with too many issuers
 */
export type SignerFault =
  | "certificate"
  | "key"
  | "encrypted"
  | "open"
  | "other-key"
  | "self-signed"
  | "early"
  | "expired"
  | "unsuitable";

/** Files with which nothing can be signed. */
export class SignerError extends Error {
  override readonly name = "SignerError";
  readonly fault: SignerFault;

  constructor(fault: SignerFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

const LARGEST = 256 * 1024;
/** Access for users that are neither the owner nor in the group. */
const OTHERS = 0o007;

/** Reads and tries a signer. @param options whether a certificate may be out of its time @throws SignerError */
export async function readSigner(
  { certificate, key: keyFile, timeStamps }: SignerFiles,
  { atAnyTime = false }: { readonly atAnyTime?: boolean } = {},
): Promise<StoredSigner> {
  const chain = certificatesIn(await readPem(certificate, "certificate"));
  const [own] = chain;
  const key = keyIn(await readPem(keyFile, "key"));
  if (own === undefined) throw new SignerError("certificate");
  if (!own.checkPrivateKey(key)) throw new SignerError("other-key");
  if (isSelfSigned(own)) throw new SignerError("self-signed");
  const signer = {
    certificates: chain.filter((one) => !isSelfSigned(one)).map(({ raw }) => new Uint8Array(raw)),
    key,
    algorithm: algorithmOf(key),
    name: nameOf(own),
    validFrom: new Date(own.validFrom),
    validUntil: new Date(own.validTo),
    ...(timeStamps !== undefined && { timeStamps }),
  };
  const fault = validityFault(signer, new Date());
  if (fault !== null && atAnyTime) return signer;
  if (fault !== null) throw new SignerError(fault);
  if (!(await canSign(signerOf({ ...signer, timeStamps: undefined })))) throw new SignerError("unsuitable");
  return signer;
}

/** Returns the fault of a certificate that is not valid at a time. */
export function validityFault(
  { validFrom, validUntil }: Pick<StoredSigner, "validFrom" | "validUntil">,
  now: Date,
): "early" | "expired" | null {
  if (now < validFrom) return "early";
  return now > validUntil ? "expired" : null;
}

async function readPem(path: string, fault: "certificate" | "key"): Promise<string> {
  const file = await open(path).catch((cause: unknown) => {
    throw new SignerError(fault, { cause });
  });
  try {
    const info = await file.stat();
    if (!info.isFile() || info.size > LARGEST) throw new SignerError(fault);
    // Windows has other rights, which the mode does not show.
    if (fault === "key" && process.platform !== "win32" && (info.mode & OTHERS) !== 0) throw new SignerError("open");
    return await file.readFile("latin1");
  } finally {
    await file.close();
  }
}

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

function certificatesIn(pem: string): X509Certificate[] {
  try {
    return [...pem.matchAll(CERTIFICATE)].map(([one]) => new X509Certificate(one));
  } catch (cause) {
    throw new SignerError("certificate", { cause });
  }
}

function keyIn(pem: string): KeyObject {
  if (/BEGIN ENCRYPTED|Proc-Type: 4,ENCRYPTED/.test(pem)) throw new SignerError("encrypted");
  try {
    return createPrivateKey(pem);
  } catch (cause) {
    throw new SignerError("key", { cause });
  }
}

function isSelfSigned(certificate: X509Certificate): boolean {
  return certificate.subject === certificate.issuer && certificate.verify(certificate.publicKey);
}

const CURVES: ReadonlyMap<string | undefined, SigningAlgorithm> = new Map([
  ["prime256v1", "ES256"],
  ["secp384r1", "ES384"],
  ["secp521r1", "ES512"],
]);

/** @throws SignerError for a kind of key that C2PA does not allow */
function algorithmOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): SigningAlgorithm {
  if (asymmetricKeyType === "ed25519") return "Ed25519";
  if (asymmetricKeyType === "rsa" || asymmetricKeyType === "rsa-pss") return "PS256";
  const algorithm = CURVES.get(asymmetricKeyDetails?.namedCurve);
  if (algorithm === undefined) throw new SignerError("unsuitable");
  return algorithm;
}

/** Lines such as `O=Gallery Ltd`. */
function nameOf({ subject }: X509Certificate): string {
  const field = (name: string) => new RegExp(`^${name}=(.+)$`, "m").exec(subject)?.[1];
  return field("O") ?? field("CN") ?? "";
}
