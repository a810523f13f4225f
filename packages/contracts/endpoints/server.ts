/** The server itself. */
import { endpoint } from "../endpoint.ts";
import { healthAnswer, readinessAnswer } from "../health.ts";
import { LINKS } from "../links.ts";

export const server = {
  readHealth: endpoint({
    method: "GET",
    path: "/healthz",
    summary: "The process is alive.",
    answer: healthAnswer,
    errors: [],
  }),
  readReadiness: endpoint({
    method: "GET",
    path: "/readyz",
    summary: "The server, its database and its image store can serve requests.",
    answer: readinessAnswer,
    errors: ["not-ready"],
  }),
  readMetrics: endpoint({
    method: "GET",
    path: "/metrics",
    summary: "Metrics for Prometheus; for the bearer of the configured token.",
    errors: ["token-required"],
  }),
  readDocs: endpoint({
    method: "GET",
    path: "/api/docs",
    summary: "This description.",
    errors: [],
  }),
  receiveShare: endpoint({
    method: "POST",
    path: LINKS.share,
    summary: "Share target of the installed app, for browsers whose service worker is gone.",
    errors: [],
  }),
};
