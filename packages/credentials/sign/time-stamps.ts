import "../reflect.ts";
import type { TimestampProvider } from "@trustnxt/c2pa-ts/rfc3161";
import { TimeStampResp } from "pkijs";
import { join } from "../bytes.ts";

type Request = Parameters<TimestampProvider["getSignedTimestamp"]>[0];

/** A time-stamping service without a time stamp, or with one for something else. */
export class TimeStampError extends Error {
  override readonly name = "TimeStampError";
}

const PATIENCE = 5_000;
/** With its certificates, a time stamp has some kilobytes. */
const LARGEST = 64 * 1024;

/** Time stamps by a service (RFC 3161 §3.4). The library signs without one if the service refuses. */
export class TimeStamps implements TimestampProvider {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async getSignedTimestamp(request: Request): Promise<TimeStampResp> {
    try {
      const response = await fetch(this.#url, {
        method: "POST",
        headers: { "content-type": "application/timestamp-query" },
        body: request.toSchema().toBER(),
        signal: AbortSignal.timeout(PATIENCE),
      });
      if (!response.ok) throw new Error(`The service answered ${response.status}`);
      const stamp = TimeStampResp.fromBER(await boundedBody(response));
      const { timeStampToken: token } = stamp;
      if (token === undefined) throw new Error("The service refused");
      // The library writes the response; claims of version 2 have the token alone (C2PA 2.1 §10.3.2.5).
      return Object.assign(stamp, { toSchema: () => token.toSchema() });
    } catch (cause) {
      throw new TimeStampError("The service gave no time stamp", { cause });
    }
  }
}

async function boundedBody({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    parts.push(part);
    size += part.length;
    if (size > LARGEST) throw new Error("The time stamp is too large");
  }
  return join(parts);
}
