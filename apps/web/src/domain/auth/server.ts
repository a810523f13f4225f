/** What the page asks the server about the user. */
import type { SessionUser, UserDocument } from "@matte/contracts";
import { request, type DataConnection } from "../data/index.ts";

/** Milliseconds after which an answer is no longer waited for. */
const PATIENCE = 10_000;

export interface AccountServer {
  /** Who is signed in; null for nobody. @throws when there was no telling */
  session(): Promise<SessionUser | null>;
  /** The same right after signing in: a sign-out that waits was of an earlier session and must not go first. */
  freshSession(): Promise<SessionUser | null>;
  /** The user's document, made where there is none. @throws when it could not be had */
  document(uid: string): Promise<UserDocument>;
  /** Deletes the account with everything of the user's. @returns null when it is gone; else why not, in a sentence */
  remove(uid: string): Promise<string | null>;
}

const SILENCE = "The server does not answer, so it is not certain that the account is deleted. Try again in a moment.";

const SESSION = "/api/session";

function pathOf(uid: string): string {
  return `/api/users/${encodeURIComponent(uid)}`;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** @param connection learns from every request, and sends a sign-out that waits first */
export function createAccountServer(connection: DataConnection): AccountServer {
  const ask = async (path: string, method?: Method): Promise<Answer> =>
    read(await request(connection, path, options(method)));
  return {
    session: async () => userIn(await ask(SESSION)),
    freshSession: async () => userIn(await read(await fetch(SESSION, options()))),
    document: async (uid) => {
      const { parseAnswer, userDocument } = await import("@matte/contracts");
      const path = pathOf(uid);
      const found = await ask(path);
      const { status, body } = found.status === 404 ? await ask(path, "POST") : found;
      const document = parseAnswer(userDocument, body);
      if (document === undefined) throw new Error(`${path} answered ${status}.`);
      return document;
    },
    remove: async (uid) => {
      const answer = await ask(pathOf(uid), "DELETE").catch((error: unknown) => {
        console.error("The account could not be deleted.", error);
        return null;
      });
      if (answer === null) return SILENCE;
      const { deletionAnswer, errorSentence, parseAnswer } = await import("@matte/contracts");
      const gone = parseAnswer(deletionAnswer, answer.body) !== undefined || answer.status === 404;
      return gone ? null : errorSentence(answer.body, SILENCE);
    },
  };
}

type Method = "GET" | "POST" | "DELETE";

function options(method: Method = "GET"): RequestInit {
  return { method, cache: "no-store", signal: AbortSignal.timeout(PATIENCE) };
}

async function read(response: Response): Promise<Answer> {
  return { status: response.status, body: await response.json() };
}

async function userIn({ status, body }: Answer): Promise<SessionUser | null> {
  const { parseAnswer, sessionAnswer } = await import("@matte/contracts");
  const answer = parseAnswer(sessionAnswer, body);
  if (answer === undefined) throw new Error(`${SESSION} answered ${status}.`);
  return answer.user;
}
