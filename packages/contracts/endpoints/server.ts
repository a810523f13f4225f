import { endpoint } from "../endpoint.ts";
import { healthAnswer, readinessAnswer } from "../health.ts";
import { LINKS } from "../links.ts";

export const server = {
  /** The process is alive. */
  readHealth: endpoint({
    method: "GET",
    path: "/healthz",
    answer: healthAnswer,
    errors: [],
  }),
  /** The server, its database, its image store and its image checker can serve requests. */
  readReadiness: endpoint({
    method: "GET",
    path: "/readyz",
    answer: readinessAnswer,
    errors: ["not-ready"],
  }),
  /** Contact for vulnerability reports (RFC 9116). */
  readSecurityContact: endpoint({
    method: "GET",
    path: LINKS.security,
    errors: [],
  }),
  /** Metrics for Prometheus; for the configured bearer token. */
  readMetrics: endpoint({
    method: "GET",
    path: "/metrics",
    errors: ["token-required"],
  }),
  /** This description. */
  readDocs: endpoint({
    method: "GET",
    path: "/api/docs",
    errors: [],
  }),
  /** The installed app's share target, for browsers without its service worker. */
  receiveShare: endpoint({
    method: "POST",
    path: LINKS.share,
    bodyType: "multipart/form-data",
    errors: ["file-too-large", "form-invalid"],
  }),
};
