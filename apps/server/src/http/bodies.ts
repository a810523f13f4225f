/** Limits large bodies arriving at once: few per user, and a byte limit per route. */
import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyReply, FastifyRequest } from "fastify";
import { DomainError } from "../domain/domain-error.ts";
import type { App } from "./app.ts";
import { hasBody, SMALL_BYTES } from "./unread-bodies.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Writes the body to disk or discards it on arrival, and checks its size itself. */
    readonly streamedBody?: boolean;
  }
}

const BODIES_PER_USER = 6;
const BYTES_PER_ROUTE = 64 * 1024 ** 2;
const RETRY_S = 1;

interface Limits {
  readonly perUser: number;
  readonly bytesPerRoute: number;
}

const LIMITS: Limits = { perUser: BODIES_PER_USER, bytesPerRoute: BYTES_PER_ROUTE };

/** Requests already have their `actor`; must be called before adding routes. */
export function limitBodies(app: App, { perUser, bytesPerRoute }: Limits = LIMITS): void {
  const ofUsers = createSum();
  const ofRoutes = createSum();
  app.addHook("onRequest", (request, reply, done) => {
    const { url: route = "", bodyLimit, config } = request.routeOptions;
    const isStreamed = config.streamedBody === true;
    if (!hasBody(request) || (!isStreamed && bodyLimit <= SMALL_BYTES)) return done();
    const announced = Number(request.headers["content-length"] ?? bodyLimit);
    if (!isStreamed && announced > bodyLimit) throw new DomainError("body-too-large");
    const user = `${route} ${userOf(request)}`;
    if (ofUsers.of(user) >= perUser) throw new DomainError("rate-limited", { seconds: RETRY_S });
    const bytes = isStreamed ? 0 : announced;
    if (ofRoutes.of(route) + bytes > bytesPerRoute) throw new DomainError("server-busy");
    hold(reply, [ofUsers.take(user, 1), ofRoutes.take(route, bytes)]);
    done();
  });
}

/** Until the answer is sent or the connection has broken. */
function hold({ raw }: FastifyReply, releases: readonly (() => void)[]): void {
  raw.once("close", () => releases.forEach((release) => release()));
}

function userOf({ actor, ip }: FastifyRequest): string {
  return actor?.uid ?? normalizeIP(ip);
}

interface Sum {
  readonly of: (key: string) => number;
  /** Adds an amount. @returns takes it back */
  readonly take: (key: string, amount: number) => () => void;
}

function createSum(): Sum {
  const amounts = new Map<string, number>();
  const of = (key: string): number => amounts.get(key) ?? 0;
  const add = (key: string, amount: number): void => {
    const sum = of(key) + amount;
    if (sum > 0) amounts.set(key, sum);
    else amounts.delete(key);
  };
  return {
    of,
    take: (key, amount) => {
      add(key, amount);
      return () => add(key, -amount);
    },
  };
}
