/** Calls about logos stored with the account. */
import type { LogosAnswer } from "@matte/contracts";
import type { LogoMatte } from "@matte/contracts/limits";
import type { DataConnection } from "../data/index.ts";
import { callThrough } from "../server/index.ts";

/** The account's logos without their pictures. */
export type KeptLogos = LogosAnswer;

/** Every failure throws. */
export interface LogoServer {
  list(uid: string): Promise<KeptLogos>;
  /** @returns PNG */
  picture(uid: string, matte: LogoMatte): Promise<Blob>;
  /** @param picture PNG */
  keep(uid: string, matte: LogoMatte, name: string, picture: Blob): Promise<KeptLogos>;
  remove(uid: string, matte: LogoMatte): Promise<KeptLogos>;
}

export function logoServer(connection: DataConnection): LogoServer {
  const call = callThrough(connection);
  return {
    list: (uid) => call("listLogos", { params: { uid } }),
    picture: (uid, matte) => call("readLogo", { params: { uid, matte } }),
    keep: (uid, matte, name, picture) => call("saveLogo", { params: { uid, matte }, query: { name }, body: picture }),
    remove: (uid, matte) => call("deleteLogo", { params: { uid, matte } }),
  };
}
