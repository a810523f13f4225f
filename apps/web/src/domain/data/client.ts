/** The calls the data connection makes of its own accord, each watched for what it says about the connection. */
import type { Clock } from "../outbox/clock.ts";
import type { WatchRequest } from "./contact.ts";
import { outcomeOf, type Outcome } from "./outcome.ts";
import type { Answer, Ask, Network } from "./ports.ts";
import { readError, readHealth, readSession, readSignedOut } from "./wire.ts";
import type { PendingWrite } from "./write.ts";

/** Milliseconds after which a request is given up. Ids make it harmless that the server may still act on it. */
const REQUEST_LIMIT = 30_000;

const UNREACHABLE: Outcome = { kind: "unreachable", wait: 0 };

export interface Client {
  sendWrites(writes: readonly PendingWrite[]): Promise<Outcome>;
  /** Who is signed in: a uid, null for nobody, undefined when there was no telling. */
  whoIsThere(): Promise<string | null | undefined>;
  /** Whether the session has ended. */
  signOut(): Promise<boolean>;
  /** Whether the server answers. */
  probe(): Promise<boolean>;
  /** Gives up what is under way, so that a fresh request can take its place. */
  abort(): void;
}

/** What an answer says, and whether it was our server's: a gateway and a hotel's sign-in page answer too. */
interface Reading<T> {
  readonly value: T;
  readonly ours: boolean;
}

export function createClient(network: Network, watch: WatchRequest, clock: Clock): Client {
  let underWay = new AbortController();

  /** @param otherwise the value when there was no answer at all */
  const call = async <T>(ask: Omit<Ask, "signal">, read: (answer: Answer) => Promise<Reading<T>>, otherwise: T) => {
    const controller = new AbortController();
    underWay = controller;
    const settled = clock.after(REQUEST_LIMIT, () => controller.abort(new DOMException("No answer.", "TimeoutError")));
    const request = async () => read(await network({ ...ask, signal: controller.signal }));
    try {
      const { value } = await watch(request, ({ ours }) => (ours ? "answered" : "failed"));
      return value;
    } catch {
      return otherwise;
    } finally {
      settled();
    }
  };

  return {
    sendWrites: async (writes) => {
      const body = { writes: writes.map(({ id, uid, changes }) => ({ id, uid, changes })) };
      return call({ method: "POST", path: "/api/writes", body, asUser: true }, readOutcome, UNREACHABLE);
    },
    whoIsThere: async () => call({ method: "GET", path: "/api/session", asUser: true }, readWho, undefined),
    signOut: async () => call({ method: "POST", path: "/auth/sign-out", asUser: true }, readSignOut, false),
    probe: async () => call({ method: "GET", path: "/healthz", asUser: false }, readProbe, false),
    abort: () => underWay.abort(),
  };
}

async function readOutcome(answer: Answer): Promise<Reading<Outcome>> {
  const value = await outcomeOf(answer);
  return { value, ours: value.kind !== "unreachable" };
}

async function readWho({ status, body }: Answer): Promise<Reading<string | null | undefined>> {
  const uid = await readSession(body);
  if (uid !== undefined) return { value: uid, ours: true };
  const ours = (await readError(body)) !== undefined;
  return { value: ours && status === 401 ? null : undefined, ours };
}

/** 401 says that there is no session, which is what was asked for. */
async function readSignOut({ status, body }: Answer): Promise<Reading<boolean>> {
  if (status < 400 && (await readSignedOut(body))) return { value: true, ours: true };
  const ours = (await readError(body)) !== undefined;
  return { value: ours && status === 401, ours };
}

/** A refusal, because of too many requests say, is an answer as well. */
async function readProbe({ body }: Answer): Promise<Reading<boolean>> {
  const ours = (await readHealth(body)) || (await readError(body)) !== undefined;
  return { value: ours, ours };
}
