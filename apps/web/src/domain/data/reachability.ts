/** Reachability of the server (SPEC §9), as a pure state machine. */

export type Reachability = "unknown" | "online" | "offline";

/**
 * Result of a request: `answered` is any answer of our server, a refusal included; `failed` a connection that was not made or
 * broke; `silent` ten seconds without an answer, while the request may still be waiting.
 */
export type Contact = "answered" | "failed" | "silent";

/** Milliseconds without an answer after which the server counts as out of reach. */
export const PATIENCE = 10_000;

/** A single failure while Online may be a broken socket, so it only raises doubt; the next one, or silence, decides. */
export function nextReachability(reachability: Reachability, contact: Contact): Reachability {
  if (contact === "answered") return "online";
  if (contact === "silent") return "offline";
  return reachability === "online" ? "unknown" : "offline";
}
