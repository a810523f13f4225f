/** The signer of exports' Content Credentials: the operator's certificate, or in development one of its own. */
import type { UnsignedReason } from "@matte/contracts/credential-claims";
import type { StoredSigner } from "@matte/credentials/node";
import type { ManifestRequest } from "@matte/credentials/types";
import type { Config, CredentialFiles } from "../config/config.ts";
import { CREDENTIAL_PROBLEMS } from "../config/credentials.ts";
import { isDevelopment } from "../config/development.ts";
import { ConfigError } from "../config/read.ts";

export interface ExportSigner {
  /** In the certificate. */
  readonly name: string;
  readonly isDevelopment: boolean;
  /** Null for a signer that begins with its first signature. */
  readonly validUntil: Date | null;
  /** Returns a manifest, or why there is none. */
  sign(request: ManifestRequest): Promise<Uint8Array | UnsignedReason>;
}

const DEVELOPMENT = "Development";

/**
 * Opens the signer. Certificates that ran out sign nothing, and do not keep the server from starting.
 * @returns null for exports without credentials
 * @throws {ConfigError} for files with which nothing can be signed
 */
export async function openExportSigner(config: Config): Promise<ExportSigner | null> {
  if (config.credentials !== null) return signerWith(await readStored(config.credentials), false);
  const standsIn = isDevelopment(config) && config.privateMode === null && config.nodeEnv !== "test";
  return standsIn ? developmentSigner() : null;
}

/** Its authority is new with each start, and made for the first export. */
function developmentSigner(): ExportSigner {
  let stored: Promise<StoredSigner> | undefined;
  return {
    name: DEVELOPMENT,
    isDevelopment: true,
    validUntil: null,
    sign: async (request) => {
      const { createDevelopmentSigner } = await import("@matte/credentials/node");
      stored ??= createDevelopmentSigner(DEVELOPMENT);
      return signerWith(await stored, true).sign(request);
    },
  };
}

function signerWith(stored: StoredSigner, isForDevelopment: boolean): ExportSigner {
  return {
    name: stored.name,
    isDevelopment: isForDevelopment,
    validUntil: stored.validUntil,
    sign: async (request) => {
      const { signerOf, validityFault } = await import("@matte/credentials/node");
      const { composeExport, TimeStampError } = await import("@matte/credentials/compose");
      const fault = validityFault(stored, new Date());
      if (fault !== null) return fault;
      return composeExport(request, signerOf(stored)).catch((error: unknown) => {
        if (error instanceof TimeStampError) return "time-stamp" as const;
        throw error;
      });
    },
  };
}

async function readStored({ certificate, key, timeStamps }: CredentialFiles): Promise<StoredSigner> {
  const { readSigner, SignerError } = await import("@matte/credentials/node");
  const files = { certificate, key, timeStamps: timeStamps?.href };
  return readSigner(files, { atAnyTime: true }).catch((error: unknown) => {
    if (error instanceof SignerError) throw new ConfigError(CREDENTIAL_PROBLEMS[error.fault], { cause: error });
    throw error;
  });
}
