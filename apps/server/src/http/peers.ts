/** Peers that flooded the server with requests: their addresses are refused for a minute. */
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { normalizeIP } from "@fastify/rate-limit";
import { LRUCache } from "lru-cache";

const REFUSED_MS = 60_000;
/** Remembered addresses. */
const CAPACITY = 10_000;

export interface Peers {
  /**
   * Ends all connections from a socket's address and refuses new ones; for a proxy, shared by many users, ends this one
   * alone.
   */
  refuse(socket: Socket): void;
}

/** @param isProxy true for the addresses of proxies in front */
export function watchPeers(server: Server, isProxy: (address: string) => boolean, refusedMs = REFUSED_MS): Peers {
  const connections = new Map<string, Set<Socket>>();
  const refused = new LRUCache<string, true>({ max: CAPACITY, ttl: refusedMs });
  server.on("connection", (socket) => {
    const address = addressOf(socket);
    if (address === null || refused.has(address)) return void socket.destroy();
    const siblings = connections.get(address) ?? new Set();
    connections.set(address, siblings.add(socket));
    socket.once("close", () => {
      siblings.delete(socket);
      if (siblings.size === 0 && connections.get(address) === siblings) connections.delete(address);
    });
  });
  return {
    refuse: (socket) => {
      const { remoteAddress } = socket;
      const address = addressOf(socket);
      socket.destroy();
      if (remoteAddress === undefined || address === null || isProxy(remoteAddress)) return;
      refused.set(address, true);
      for (const sibling of connections.get(address) ?? []) sibling.destroy();
    },
  };
}

/** Returns null for an ended connection. IPv6 addresses in one network count as one. */
function addressOf({ remoteAddress }: Socket): string | null {
  return remoteAddress === undefined ? null : normalizeIP(remoteAddress);
}
