/** A certificate authority for tests, and its signers. */
import "../reflect.ts";
import * as x509 from "@peculiar/x509";
import type { Signer } from "../sign/types.ts";

const ECDSA = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
const DAY = 86_400_000;
/** Extended key usages: signing documents, any. */
const DOCUMENT_SIGNING = "1.3.6.1.5.5.7.3.36";

export interface Authority {
  readonly root: x509.X509Certificate;
  readonly keys: CryptoKeyPair;
}

export async function createAuthority(name = "Test Authority"): Promise<Authority> {
  const keys = await crypto.subtle.generateKey(ECDSA, true, ["sign", "verify"]);
  const root = await x509.X509CertificateGenerator.createSelfSigned({
    name: `O=${name}, CN=${name}`,
    keys: keys,
    ...validity(-2, 3650),
    signingAlgorithm: ECDSA,
    extensions: [
      new x509.BasicConstraintsExtension(true, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return { root, keys };
}

export interface SignerOptions {
  readonly subject?: string;
  /** Days from today. */
  readonly from?: number;
  readonly until?: number;
}

/** Signer with its certificate and key, as PEM too. */
export interface TestSigner extends Signer {
  readonly pem: { readonly certificate: string; readonly key: string };
}

export async function createSigner(
  { root, keys }: Authority,
  { subject = "O=Example Camera Co., CN=Example Camera Signer", from = -1, until = 365 }: SignerOptions = {},
): Promise<TestSigner> {
  const own = await crypto.subtle.generateKey(ECDSA, true, ["sign", "verify"]);
  const certificate = await x509.X509CertificateGenerator.create({
    subject,
    issuer: root.subject,
    publicKey: own.publicKey,
    signingKey: keys.privateKey,
    ...validity(from, until),
    signingAlgorithm: ECDSA,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([DOCUMENT_SIGNING]),
      await x509.AuthorityKeyIdentifierExtension.create(root),
      await x509.SubjectKeyIdentifierExtension.create(own.publicKey),
    ],
  });
  const pkcs8 = await crypto.subtle.exportKey("pkcs8", own.privateKey);
  return {
    certificates: [new Uint8Array(certificate.rawData)],
    algorithm: "ES256",
    sign: async (bytes) => new Uint8Array(await crypto.subtle.sign(ECDSA, own.privateKey, bytes.slice())),
    pem: { certificate: certificate.toString("pem"), key: x509.PemConverter.encode(pkcs8, "PRIVATE KEY") },
  };
}

function validity(from: number, until: number): { notBefore: Date; notAfter: Date } {
  const now = Date.now();
  return { notBefore: new Date(now + from * DAY), notAfter: new Date(now + until * DAY) };
}
