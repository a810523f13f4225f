/** Calls the server. Failures are `SignInError`; an abort keeps its reason. */
import { endpoints, keysAnswer, parseAnswer, type Endpoint, type z } from "@matte/contracts";
import { oauthErrorAnswer, type OAuthErrorCode } from "@matte/contracts/oauth";
import { SignInError } from "./sign-in-error.ts";

export const CLIENT_ID = "matte-cli";

const TIMEOUT_MS = 30_000;

type Answering = Endpoint & { readonly answer: z.ZodMiniType };

export type Answer<Row extends Answering> =
  | { readonly ok: z.infer<Row["answer"]> }
  | { readonly error: OAuthErrorCode };

export type Fields = Readonly<Record<string, string>>;

/**
 * Sends a form.
 * @param origin the server's
 * @returns the answer, or the standard's word for an error
 * @throws {SignInError} `unreachable`, `unexpected`
 */
export async function post<Row extends Answering>(
  origin: string,
  row: Row,
  fields: Fields,
  signal: AbortSignal,
): Promise<Answer<Row>> {
  const { status, body } = await send(
    new URL(row.path, origin),
    { method: "POST", body: new URLSearchParams(fields) },
    signal,
  );
  const error = status === 400 ? parseAnswer(oauthErrorAnswer, body)?.error : undefined;
  if (error !== undefined) return { error };
  return { ok: answerOf(row.answer, status, body) as z.infer<Row["answer"]> };
}

/** Loads the keys for verifying the server's tokens. @throws {SignInError} like `post` */
export async function loadKeys(origin: string, signal: AbortSignal): Promise<z.infer<typeof keysAnswer>["keys"]> {
  const { status, body } = await send(new URL(endpoints.readKeys.path, origin), {}, signal);
  return answerOf(keysAnswer, status, body).keys;
}

interface Received {
  readonly status: number;
  /** JSON; undefined for anything else. */
  readonly body: unknown;
}

async function send(url: URL, init: RequestInit, signal: AbortSignal): Promise<Received> {
  try {
    // A redirect would take the token to another server.
    const limited = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const response = await fetch(url, { ...init, redirect: "error", signal: limited });
    const text = await response.text();
    return { status: response.status, body: parseJson(text) };
  } catch (error) {
    signal.throwIfAborted();
    throw new SignInError("unreachable", { cause: error });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function answerOf<Schema extends z.ZodMiniType>(schema: Schema, status: number, body: unknown): z.infer<Schema> {
  const answer = status === 200 ? parseAnswer(schema, body) : undefined;
  if (answer !== undefined) return answer;
  throw new SignInError(status === 429 || status >= 500 ? "unreachable" : "unexpected");
}
