import { createPrivateKey, X509Certificate } from "node:crypto";
import { createAuthority, createSigner } from "../authority.ts";
import type { StoredSigner } from "./signer.ts";

/** Makes a signer for development. No reader knows its authority, made with it. */
export async function createDevelopmentSigner(name: string): Promise<StoredSigner> {
  const { pem, certificates, algorithm } = await createSigner(await createAuthority(name), {
    subject: `O=${name}, CN=${name}`,
  });
  const { validFrom, validTo } = new X509Certificate(pem.certificate);
  return {
    certificates,
    key: createPrivateKey(pem.key),
    algorithm,
    name,
    validFrom: new Date(validFrom),
    validUntil: new Date(validTo),
  };
}
