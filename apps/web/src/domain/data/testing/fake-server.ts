/** The server as the contract has it, in memory, and a network before it that fails on demand. */
import { writesRequest } from "@matte/contracts";
import type { Answer, Ask, Network } from "../ports.ts";

/** A code that the page does not know: it shows the sentence of the answer. */
const UNKNOWN = "of-a-newer-server";

type Body = Readonly<Record<string, unknown>>;

/**
 * What befalls a request: it does not arrive, its answer does not come back, nothing ever comes back, or it is answered by
 * what is given here.
 */
export type Mishap = "refused-connection" | "lost-answer" | "silence" | Partial<Answer>;

export interface FakeServer {
  readonly network: Network;
  /** Of the requests to come, each takes the first; without any they go well. */
  readonly mishaps: Mishap[];
  /** Befalls every request, until it is undefined again. */
  setWeather(mishap: Mishap | undefined): void;
  /** Whose session the browser's cookie is. */
  session: string | null;
  /** A write whose credit is this is never taken, and a request with a write of that kind as a whole is not. */
  readonly rejected: Set<string>;
  readonly poison: Set<string>;
  /** The credits that were applied, in order, each with its user. */
  readonly applied: { readonly uid: string; readonly credit: string }[];
  readonly asked: Ask[];
  /** How many writes each request brought. */
  batches(): number[];
}

export function fakeServer(session: string | null = "ada"): FakeServer {
  const seen = new Set<string>();
  const mishaps: Mishap[] = [];
  let weather: Mishap | undefined;

  const server: FakeServer = {
    session,
    mishaps,
    setWeather: (mishap) => {
      weather = mishap;
    },
    rejected: new Set(),
    poison: new Set(),
    applied: [],
    asked: [],
    batches: () => server.asked.filter(isWrites).map((ask) => writesIn(ask).length),
    network: async (ask) => {
      server.asked.push(ask);
      const mishap = weather ?? mishaps.shift();
      if (mishap === "silence") return never(ask.signal);
      if (mishap === "refused-connection") throw new TypeError("Failed to fetch");
      if (typeof mishap === "object") return { ...ok({}), ...mishap };
      const answer = handle(server, seen, ask);
      if (mishap === "lost-answer") throw new TypeError("Failed to fetch");
      return answer;
    },
  };
  return server;
}

function handle(server: FakeServer, seen: Set<string>, ask: Ask): Answer {
  if (ask.path === "/healthz") return ok({ status: "ok" });
  if (ask.path === "/api/session") {
    return ok({
      user: server.session === null ? null : { uid: server.session, email: `${server.session}@example.com` },
    });
  }
  if (ask.path === "/auth/sign-out") {
    server.session = null;
    return ok({ user: null });
  }
  return takeWrites(server, seen, ask);
}

function takeWrites(server: FakeServer, seen: Set<string>, ask: Ask): Answer {
  if (server.session === null) return refusal(401, "Please sign in.");
  const writes = writesIn(ask);
  if (writes.some(({ changes }) => server.poison.has(creditIn(changes)))) return refusal(400, "Not understood.");
  return ok({ success: true, results: writes.map((write) => take(server, seen, write)) });
}

function take(server: FakeServer, seen: Set<string>, { id, uid, changes }: ReturnType<typeof writesIn>[number]): Body {
  const credit = creditIn(changes);
  if (uid !== server.session) return { id, status: "rejected", error: "This is not yours.", code: UNKNOWN };
  if (server.rejected.has(credit)) return { id, status: "rejected", error: `${credit} is not allowed.`, code: UNKNOWN };
  if (seen.has(id)) return { id, status: "duplicate" };
  seen.add(id);
  server.applied.push({ uid, credit });
  return { id, status: "applied" };
}

/** The request as a server reads it: a request that the contract does not allow fails the test. */
function writesIn(ask: Ask) {
  return writesRequest.parse(ask.body).writes;
}

function isWrites({ path }: Ask): boolean {
  return path === "/api/writes";
}

/** The writes of these tests change the credit, whose text tells them apart. */
function creditIn(changes: unknown): string {
  return (changes as { preferences: { photoBy: string } }).preferences.photoBy;
}

async function never(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}

function ok(body: unknown): Answer {
  return { status: 200, body, retryAfter: null, date: null };
}

export function refusal(status: number, error: string, retryAfter: string | null = null): Answer {
  return { status, body: { success: false, error, code: UNKNOWN }, retryAfter, date: null };
}
