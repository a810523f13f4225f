/** The signer of results, as `--credentials` and its options state it. */
import type { StoredSigner } from "@matte/credentials/node";
import { cli } from "@matte/messages/cli";
import { UsageError } from "./exits.ts";
import type { CallOptions } from "./options.ts";
import { say } from "./terminal.ts";

const texts = cli.credentials;

export type CredentialOptions = Pick<CallOptions, "credentials" | "credentialsKey" | "timeStamp">;

/** Returns null for results without credentials. @throws UsageError before any photo is framed */
export async function signerBy({
  credentials,
  credentialsKey,
  timeStamp,
}: CredentialOptions): Promise<StoredSigner | null> {
  if (credentials === undefined && credentialsKey === undefined) {
    if (timeStamp !== undefined) throw new UsageError(texts.timeStampAlone);
    return null;
  }
  if (credentials === undefined || credentialsKey === undefined) throw new UsageError(texts.pair);
  if (timeStamp !== undefined && !/^https?:$/.test(protocolOf(timeStamp))) throw new UsageError(texts.timeStampUrl);
  const { readSigner, SignerError } = await import("@matte/credentials/node");
  return readSigner({ certificate: credentials, key: credentialsKey, timeStamps: timeStamp }).catch(
    (error: unknown) => {
      if (error instanceof SignerError)
        throw new UsageError(texts.faults[error.fault](credentials, credentialsKey), { cause: error });
      throw error;
    },
  );
}

/** Says who signed the results of a call. */
export function saySigner({ name }: StoredSigner, { json = false }: Pick<CallOptions, "json">): void {
  if (!json) say(texts.signedBy(name));
}

function protocolOf(url: string): string {
  return URL.canParse(url) ? new URL(url).protocol : "";
}
