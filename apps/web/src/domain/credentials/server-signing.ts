import type { UnsignedReason } from "@matte/contracts/credential-claims";
import { credentialEndpoints as rows } from "@matte/contracts/credential-endpoints";
import type { ManifestRequest } from "@matte/credentials/types";
import { editorCredentials } from "@matte/messages/editor-credentials";
import type { DataConnection } from "../data/index.ts";
import { callRow } from "../server/index.ts";
import type { ExportSigning, Signer } from "./types.ts";

/** Milliseconds for a signature, of which a time-stamping service has five seconds. */
const PATIENCE = 15_000;

/** An answer without a signature; `text` is for the user. */
class UnsignedError extends Error {
  override readonly name = "UnsignedError";
  readonly text: string;

  constructor(reason: UnsignedReason) {
    super(reason);
    this.text = editorCredentials.reasons[reason];
  }
}

/**
 * Signs a user's exports by the server. Its calls throw CallError, and without the network `fetch`'s errors; a signer is remembered
 * while the server is away.
 */
export function serverSigning(connection: DataConnection, uid: string): ExportSigning {
  const params = { uid };
  let known: Signer | null | undefined;
  return {
    signer: async () => {
      try {
        known = (await callRow(connection, rows.readSigner, { params })).signer;
      } catch (error) {
        if (known === undefined) throw error;
      }
      return known;
    },
    compose: async (request, stopped) => {
      const limit = AbortSignal.timeout(PATIENCE);
      const signal = stopped === undefined ? limit : AbortSignal.any([limit, stopped]);
      const answer = await callRow(connection, rows.signClaim, { params, body: claimOf(request) }, { signal });
      if (answer.manifest === null) throw new UnsignedError(answer.unsigned ?? "none");
      return Uint8Array.from(atob(answer.manifest), (letter) => letter.charCodeAt(0));
    },
  };
}

function claimOf({ binding, ingredients, steps }: ManifestRequest) {
  return {
    binding: { ...binding, hash: hexOf(binding.hash) },
    ingredients: ingredients.map(({ mediaType, manifest }) => ({
      mediaType,
      manifest: manifest && {
        ...manifest,
        success: [...manifest.success],
        failure: [...manifest.failure],
        hash: hexOf(manifest.hash),
        signatureHash: hexOf(manifest.signatureHash),
      },
    })),
    steps: [...steps],
  };
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
