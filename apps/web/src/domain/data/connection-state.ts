/** Whether the server can be reached (SPEC §9), as a machine without effects: events in, a state out. */

export type ConnectionState = "unknown" | "online" | "offline";

/**
 * What a request met with: `answered` is any answer of the server's own, a refusal too; `failed` a connection that did not
 * come about or broke; `silent` ten seconds without an answer, while the request may still be waiting.
 */
export type Contact = "answered" | "failed" | "silent";

/** Milliseconds without an answer after which the server counts as out of reach. */
export const PATIENCE = 10_000;

/** A single failure while Online may be a broken socket, so it only raises doubt; the next one, and any silence, decides. */
export function nextState(state: ConnectionState, contact: Contact): ConnectionState {
  if (contact === "answered") return "online";
  if (contact === "silent") return "offline";
  return state === "online" ? "unknown" : "offline";
}
