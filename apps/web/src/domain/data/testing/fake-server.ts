/** The contract's server, in memory, and a network failing on demand. */
import { writesRequest } from "@matte/contracts";
import type { Answer, Ask, Network } from "../ports.ts";

/** A code unknown to the page: it shows the answer's sentence. */
const UNKNOWN = "of-a-newer-server";

type Body = Readonly<Record<string, unknown>>;

/** How one request fails: it does not arrive, its answer is lost, it is never answered, or it gets this answer. */
export type Fault = "refused-connection" | "lost-answer" | "silence" | Partial<Answer>;

export interface FakeServer {
  readonly network: Network;
  /** Faults for the next requests, one each. */
  readonly faults: Fault[];
  setFault(fault: Fault | undefined): void;
  /** Uid of the session named by the browser's cookie. */
  session: string | null;
  /** Credits whose writes are rejected, and credits that make the server refuse the whole request. */
  readonly rejected: Set<string>;
  readonly poison: Set<string>;
  /** Applied credits with their users, in order. */
  readonly applied: { readonly uid: string; readonly credit: string }[];
  readonly asked: Ask[];
  batches(): number[];
}

export function fakeServer(session: string | null = "ada"): FakeServer {
  const seen = new Set<string>();
  const faults: Fault[] = [];
  let constant: Fault | undefined;

  const server: FakeServer = {
    session,
    faults,
    setFault: (fault) => {
      constant = fault;
    },
    rejected: new Set(),
    poison: new Set(),
    applied: [],
    asked: [],
    batches: () => server.asked.filter(isWrites).map((ask) => writesIn(ask).length),
    network: async (ask) => {
      server.asked.push(ask);
      const fault = constant ?? faults.shift();
      if (fault === "silence") return never(ask.signal);
      if (fault === "refused-connection") throw new TypeError("Failed to fetch");
      if (typeof fault === "object") return { ...ok({}), ...fault };
      const answer = handle(server, seen, ask);
      if (fault === "lost-answer") throw new TypeError("Failed to fetch");
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
  return applyWrites(server, seen, ask);
}

function applyWrites(server: FakeServer, seen: Set<string>, ask: Ask): Answer {
  if (server.session === null) return refusal(401, "Please sign in.");
  const writes = writesIn(ask);
  if (writes.some(({ changes }) => server.poison.has(creditIn(changes)))) return refusal(400, "Not understood.");
  return ok({ success: true, results: writes.map((write) => apply(server, seen, write)) });
}

function apply(server: FakeServer, seen: Set<string>, { id, uid, changes }: ReturnType<typeof writesIn>[number]): Body {
  const credit = creditIn(changes);
  if (uid !== server.session) return { id, status: "rejected", error: "This is not yours.", code: UNKNOWN };
  if (server.rejected.has(credit)) return { id, status: "rejected", error: `${credit} is not allowed.`, code: UNKNOWN };
  if (seen.has(id)) return { id, status: "duplicate" };
  seen.add(id);
  server.applied.push({ uid, credit });
  return { id, status: "applied" };
}

/** Reads a request like the server: one outside the contract fails the test. */
function writesIn(ask: Ask) {
  return writesRequest.parse(ask.body).writes;
}

function isWrites({ path }: Ask): boolean {
  return path === "/api/writes";
}

/** Writes in these tests change the credit, which identifies them. */
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
