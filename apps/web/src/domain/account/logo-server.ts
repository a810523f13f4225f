/** The account's logos over HTTP: `/api/users/:uid/logo`. */
import type { LogosAnswer } from "@matte/contracts";
import type { LogoMatte } from "@matte/contracts/limits";
import { request, type DataConnection } from "../data/index.ts";

/** What is kept of a logo beside its picture. */
export type KeptLogos = LogosAnswer;

/** Whatever fails, throws. */
export interface LogoServer {
  list(uid: string): Promise<KeptLogos>;
  /** @returns PNG */
  picture(uid: string, matte: LogoMatte): Promise<Blob>;
  /** @param picture PNG */
  keep(uid: string, matte: LogoMatte, name: string, picture: Blob): Promise<KeptLogos>;
  remove(uid: string, matte: LogoMatte): Promise<KeptLogos>;
}

export function logoServer(connection: DataConnection): LogoServer {
  const path = (uid: string, rest = ""): string => `/api/users/${encodeURIComponent(uid)}/logo${rest}`;
  const ask = async (address: string, init: RequestInit): Promise<KeptLogos> =>
    logosIn(await request(connection, address, { cache: "no-store", ...init }));
  return {
    list: (uid) => ask(path(uid), {}),
    picture: async (uid, matte) => {
      const response = await request(connection, path(uid, `/${matte}`), { cache: "no-store" });
      if (!response.ok) throw new Error(`The logo was answered with ${response.status}.`);
      return response.blob();
    },
    keep: (uid, matte, name, picture) =>
      ask(path(uid, `/${matte}?name=${encodeURIComponent(name)}`), {
        method: "PUT",
        headers: { "content-type": "image/png" },
        body: picture,
      }),
    remove: (uid, matte) => ask(path(uid, `/${matte}`), { method: "DELETE" }),
  };
}

async function logosIn(response: Response): Promise<KeptLogos> {
  const { logosAnswer, parseAnswer } = await import("@matte/contracts");
  const answer = parseAnswer(logosAnswer, await response.json());
  if (answer === undefined) throw new Error(`The account's logos were answered with ${response.status}.`);
  return answer;
}
