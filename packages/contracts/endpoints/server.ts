/** The server itself. */
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
  /** Contact for reports of vulnerabilities (RFC 9116). */
  readSecurityContact: endpoint({
    method: "GET",
    path: LINKS.security,
    errors: [],
  }),
  /** Metrics for Prometheus; for the bearer of the configured token. */
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
  /** Share target of the installed app, for browsers whose service worker is gone. */
  receiveShare: endpoint({
    method: "POST",
    path: LINKS.share,
    bodyType: "multipart/form-data",
    errors: ["file-too-large", "form-invalid"],
  }),
};
