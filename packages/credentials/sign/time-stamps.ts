import "../reflect.ts";
import { WebTimestampProvider } from "@trustnxt/c2pa-ts/rfc3161";

type Request = Parameters<WebTimestampProvider["getSignedTimestamp"]>[0];
type Response = NonNullable<Awaited<ReturnType<WebTimestampProvider["getSignedTimestamp"]>>>;

/** A time-stamping service that gave no time stamp. */
export class TimeStampError extends Error {
  override readonly name = "TimeStampError";
}

/** Time stamps by a service (RFC 3161). The library signs without one if the service refuses. */
export class TimeStamps extends WebTimestampProvider {
  override async getSignedTimestamp(request: Request): Promise<Response> {
    const response = await super.getSignedTimestamp(request).catch((cause: unknown) => {
      throw new TimeStampError("The time-stamping service can't be reached", { cause });
    });
    if (response?.timeStampToken === undefined) throw new TimeStampError("The service gave no time stamp");
    return response;
  }
}
