/** The data connection's calls. Each is watched, because its answer says whether the server is reachable. */
import type { Clock } from "../outbox/clock.ts";
import { loadProtocol } from "../server/load-protocol.ts";
import type { WatchRequest } from "./reachability.ts";
import { outcomeOf, type Outcome } from "./outcome.ts";
import type { Answer, Ask, Network } from "./ports.ts";
import { readError, readHealth, readSession, readSignedOut } from "./wire.ts";
import type { PendingWrite } from "./write.ts";

/** Milliseconds after which a request is aborted. The server may still apply its writes, harmlessly because of their ids. */
const REQUEST_LIMIT = 30_000;

type CalledEndpoint = "applyWrites" | "readSession" | "signOut" | "readHealth";

const UNREACHABLE: Outcome = { kind: "unreachable", wait: 0 };

export interface Client {
  sendWrites(writes: readonly PendingWrite[]): Promise<Outcome>;
  /** Uid of the signed-in user, null for none, undefined without an answer. */
  whoIsThere(): Promise<string | null | undefined>;
  /** @returns true when the session has ended */
  signOut(): Promise<boolean>;
  /** @returns true when the server answers */
  probe(): Promise<boolean>;
  /** Aborts the request in progress: a new one can replace it. */
  abort(): void;
}

/** Parsed answer. It isn't ours if a gateway or a hotel's sign-in page answered. */
interface Reading<T> {
  readonly value: T;
  readonly ours: boolean;
}

export function createClient(network: Network, watch: WatchRequest, clock: Clock): Client {
  let current = new AbortController();

  /** @param otherwise value without an answer */
  const call = async <T>(
    name: CalledEndpoint,
    ask: Pick<Ask, "asUser" | "body">,
    read: (answer: Answer) => Promise<Reading<T>>,
    otherwise: T,
  ): Promise<T> => {
    const controller = new AbortController();
    current = controller;
    const settled = clock.after(REQUEST_LIMIT, () => controller.abort(new DOMException("No answer.", "TimeoutError")));
    const request = async () => {
      const { method, path } = (await loadProtocol()).firstEndpoints[name];
      return read(await network({ method, path, ...ask, signal: controller.signal }));
    };
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
      return call("applyWrites", { body, asUser: true }, readOutcome, UNREACHABLE);
    },
    whoIsThere: async () => call("readSession", { asUser: true }, readWho, undefined),
    signOut: async () => call("signOut", { asUser: true }, readSignOut, false),
    probe: async () => call("readHealth", { asUser: false }, readProbe, false),
    abort: () => current.abort(),
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

/** 401 means that there is no session, as intended. */
async function readSignOut({ status, body }: Answer): Promise<Reading<boolean>> {
  if (status < 400 && (await readSignedOut(body))) return { value: true, ours: true };
  const ours = (await readError(body)) !== undefined;
  return { value: ours && status === 401, ours };
}

/** An error, such as too many requests, is an answer from our server as well. */
async function readProbe({ body }: Answer): Promise<Reading<boolean>> {
  const ours = (await readHealth(body)) || (await readError(body)) !== undefined;
  return { value: ours, ours };
}
