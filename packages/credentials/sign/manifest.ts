import "../reflect.ts";
import { X509Certificate } from "@peculiar/x509";
import { CoseAlgorithmIdentifier } from "@trustnxt/c2pa-ts/cose";
import { ClaimVersion, DataHashAssertion, type Manifest, ManifestStore } from "@trustnxt/c2pa-ts/manifest";
import { readSuperBox } from "../jumbf/boxes.ts";
import { activeManifest } from "../read/manifest.ts";
import { checkSignature } from "../read/signature.ts";
import { describeExport } from "./export-claim.ts";
import { TimeStampError, TimeStamps } from "./time-stamps.ts";
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
 * @throws if certificates exceed the room; TimeStampError without a time stamp of this signature by the signer's service
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
  if (signer.timeStamps === undefined) await manifest.sign(coseSigner);
  else await signWithStamp(manifest, coseSigner, new TimeStamps(signer.timeStamps));
  const bytes = store.getBytes();
  if (bytes.length !== STORE_HEADER + MANIFEST_BYTES) throw new Error("The manifest has another size");
  if (signer.timeStamps !== undefined) await assertStamped(bytes);
  return bytes.subarray(STORE_HEADER);
}

async function signWithStamp(manifest: Manifest, signer: CoseSigner, stamps: TimeStamps): Promise<void> {
  const { signatureData } = manifest.signature ?? {};
  await manifest.sign(signer, stamps).catch((cause: unknown) => {
    // Without an error by the service, the time stamp exceeds the room.
    const isTooLarge = (signatureData?.timestampTokens.length ?? 0) > 0;
    throw isTooLarge ? new TimeStampError("The time stamp is too large", { cause }) : cause;
  });
}

/** A service may stamp anything, or be broken. @throws TimeStampError */
async function assertStamped(store: Uint8Array): Promise<void> {
  const { claimBytes, signature } = activeManifest(store, readSuperBox(store));
  const { stampedAt } = await checkSignature(claimBytes, signature);
  if (stampedAt === null) throw new TimeStampError("The time stamp is not of this signature");
}

type CoseSigner = ReturnType<typeof coseSignerOf>;

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
