/** Signing of exports by the server, which gets hashes of them alone. */
import type { ManifestRequest } from "@matte/credentials/types";

export interface Signer {
  /** In the certificate. */
  readonly name: string;
  /** True for a stand-in that no reader knows. */
  readonly isDevelopment: boolean;
}

export interface ExportSigning {
  /** Returns the server's signer, or the one it last had while it is away; null if it signs nothing. */
  signer(): Promise<Signer | null>;
  /** Returns a signed manifest. */
  compose(request: ManifestRequest, signal?: AbortSignal): Promise<Uint8Array>;
}

export type SigningLoader = () => Promise<ExportSigning>;
