/** A certificate authority for development and tests, and its signers. */
import "./reflect.ts";
import * as x509 from "@peculiar/x509";
import type { Signer, SigningAlgorithm } from "./sign/types.ts";

type KeyPair = Extract<Awaited<ReturnType<typeof crypto.subtle.generateKey>>, { readonly privateKey: unknown }>;

const ECDSA = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
const DAY = 86_400_000;
/** Extended key usage: signing documents. */
const DOCUMENT_SIGNING = "1.3.6.1.5.5.7.3.36";

export interface Authority {
  readonly root: x509.X509Certificate;
  readonly keys: KeyPair;
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

/** Keys by WebCrypto's parameters. */
const KEYS = {
  ES256: ECDSA,
  ES384: { name: "ECDSA", namedCurve: "P-384", hash: "SHA-384" },
  ES512: { name: "ECDSA", namedCurve: "P-521", hash: "SHA-512" },
  PS256: {
    name: "RSA-PSS",
    modulusLength: 2048,
    publicExponent: Uint8Array.of(1, 0, 1),
    hash: "SHA-256",
    saltLength: 32,
  },
  Ed25519: { name: "Ed25519" },
} as const satisfies Readonly<Record<SigningAlgorithm, object>>;

export interface SignerOptions {
  readonly subject?: string;
  readonly algorithm?: SigningAlgorithm;
  /** Extended key usage. */
  readonly usage?: string;
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
  {
    subject = "O=Example Camera Co., CN=Example Camera Signer",
    from = -1,
    until = 365,
    algorithm = "ES256",
    usage = DOCUMENT_SIGNING,
  }: SignerOptions = {},
): Promise<TestSigner> {
  const parameters = KEYS[algorithm];
  const own = (await crypto.subtle.generateKey(parameters, true, ["sign", "verify"])) as KeyPair;
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
      new x509.ExtendedKeyUsageExtension([usage]),
      await x509.AuthorityKeyIdentifierExtension.create(root),
      await x509.SubjectKeyIdentifierExtension.create(own.publicKey),
    ],
  });
  const pkcs8 = await crypto.subtle.exportKey("pkcs8", own.privateKey);
  return {
    certificates: [new Uint8Array(certificate.rawData)],
    algorithm,
    sign: async (bytes) => new Uint8Array(await crypto.subtle.sign(parameters, own.privateKey, bytes.slice())),
    pem: { certificate: certificate.toString("pem"), key: x509.PemConverter.encode(pkcs8, "PRIVATE KEY") },
  };
}

function validity(from: number, until: number): { notBefore: Date; notAfter: Date } {
  const now = Date.now();
  return { notBefore: new Date(now + from * DAY), notAfter: new Date(now + until * DAY) };
}
