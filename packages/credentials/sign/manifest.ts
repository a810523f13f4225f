import "../reflect.ts";
import { X509Certificate } from "@peculiar/x509";
import { CoseAlgorithmIdentifier } from "@trustnxt/c2pa-ts/cose";
import { ClaimVersion, DataHashAssertion, type Manifest, ManifestStore } from "@trustnxt/c2pa-ts/manifest";
import { describeExport } from "./export-claim.ts";
import { TimeStamps } from "./time-stamps.ts";
import { type Binding, MANIFEST_BYTES, type ManifestRequest, type Signer } from "./types.ts";

/** Store header and description, written around the manifest by the library. */
const STORE_HEADER = 8 + 8 + 16 + 1 + "c2pa\0".length;

export { TimeStampError } from "./time-stamps.ts";

/** Composes and signs an export's manifest. @throws as {@link composeManifest} */
export function composeExport({ binding, ...claim }: ManifestRequest, signer: Signer): Promise<Uint8Array> {
  return composeManifest(binding, (manifest) => describeExport(manifest, claim, new Date()), signer);
}

/**
 * Composes and signs a manifest in {@link MANIFEST_BYTES}: the file's hash, and the assertions added by `describe`.
 * @throws if certificates or the time stamp exceed the room; without a time stamp by the signer's service
 */
export async function composeManifest(
  { mediaType, hash, excluded }: Binding,
  describe: (manifest: Manifest) => void,
  signer: Signer,
): Promise<Uint8Array> {
  const coseSigner = coseSignerOf(signer);
  const store = new ManifestStore();
  const manifest = store.createManifest({
    assetFormat: mediaType,
    instanceID: `xmp:iid:${crypto.randomUUID()}`,
    defaultHashAlgorithm: "SHA-256",
    signer: coseSigner,
    claimVersion: ClaimVersion.V2,
  });
  const binding = DataHashAssertion.create("SHA-256", 0);
  binding.hash = hash;
  binding.exclusions = [{ ...excluded }];
  manifest.addAssertion(binding);
  describe(manifest);
  fill(store, manifest);
  const stamps = signer.timeStamps === undefined ? undefined : new TimeStamps(signer.timeStamps);
  await manifest.sign(coseSigner, stamps);
  const bytes = store.getBytes().subarray(STORE_HEADER);
  if (bytes.length !== MANIFEST_BYTES) throw new Error("The manifest has another size");
  return bytes;
}

function coseSignerOf({ certificates, algorithm, sign }: Signer) {
  const [certificate, ...chainCertificates] = certificates.map((der) => new X509Certificate(der.slice()));
  if (certificate === undefined) throw new Error("A signer has no certificate");
  return { algorithm: CoseAlgorithmIdentifier[algorithm], certificate, chainCertificates, sign };
}

/** Pads the signature until the manifest has its size; the padding's length has a length too, so two steps are needed. */
function fill(store: ManifestStore, { signature }: Manifest): void {
  if (signature === undefined) throw new Error("A manifest has no signature");
  const { signatureData } = signature;
  for (let step = 0; step < 2; step += 1)
    signatureData.paddingLength += MANIFEST_BYTES + STORE_HEADER - store.measureSize();
  if (signatureData.paddingLength < 0) throw new Error("The manifest is too large");
}
