/** Load balancer: forwards each request to the next ready server, over persistent connections, without retries. */
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";

export interface RoundRobin {
  readonly origin: string;
  /** Adds a server and waits until it is ready. It receives requests as long as it is. */
  readonly add: (server: string) => Promise<void>;
  readonly remove: (server: string) => void;
  readonly stop: () => Promise<void>;
}

const CHECK_INTERVAL_MS = 50;

export async function startRoundRobin(): Promise<RoundRobin> {
  const known = new Map<string, boolean>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const proxy = createServer((incoming, outgoing) => {
    const servers = [...known].filter(([, isReady]) => isReady).map(([server]) => server);
    const next = servers[(turn += 1) % servers.length];
    if (next === undefined) outgoing.writeHead(502).end();
    else forward(incoming, outgoing, next, agent);
  });
  const timer = setInterval(() => {
    for (const server of known.keys()) void checkReadiness(server, known);
  }, CHECK_INTERVAL_MS);
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    add: async (server) => {
      known.set(server, false);
      while (known.get(server) === false) await setTimeout(CHECK_INTERVAL_MS);
    },
    remove: (server) => void known.delete(server),
    stop: async () => {
      clearInterval(timer);
      agent.destroy();
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, "close");
    },
  };
}

/** Checks far more often than a real load balancer, so each check has another address: limits are per address. */
async function checkReadiness(server: string, known: Map<string, boolean>): Promise<void> {
  const headers = { "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
  const isReady = await fetch(`${server}/readyz`, { headers }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (known.has(server)) known.set(server, isReady);
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, server: string, agent: Agent): void {
  const { method, url, headers } = incoming;
  const { connection: _hopByHop, ...others } = headers;
  const onward = request(new URL(url ?? "/", server), { method, headers: others, agent }, (answer) => {
    const { connection: _itsOwn, ...rest } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, rest);
    answer.pipe(outgoing);
  });
  onward.on("error", () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
  incoming.pipe(onward);
}
