/** Signing of exports by the server, which gets hashes of them alone. */
import type { ManifestRequest } from "@matte/credentials/types";

export interface Signer {
  /** In the certificate. */
  readonly name: string;
  /** True for a stand-in that no reader knows. */
  readonly isDevelopment: boolean;
}

export interface ExportSigning {
  /** Null if the server signs nothing. */
  signer(): Promise<Signer | null>;
  /** Returns a signed manifest. */
  compose(request: ManifestRequest): Promise<Uint8Array>;
}

export type SigningLoader = () => Promise<ExportSigning>;
