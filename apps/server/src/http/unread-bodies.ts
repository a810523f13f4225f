/**
 * Handles requests answered before their body has arrived, like most refused ones: the rest of a large body is not
 * read.
 */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";

/** Bodies up to this are small: at the connection limit they take 128 MB. */
export const SMALL_BYTES = 64 * 1024;
/** Lets a peer read the last answer on its connection. */
export const LINGER_MS = 2000;

/** A request without a body is complete with its headers. @see https://www.rfc-editor.org/rfc/rfc9112 section 6.3 */
export function hasBody({ headers }: { readonly headers: IncomingHttpHeaders }): boolean {
  return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
}

/**
 * Ends the connection of a request answered before its body: after the rest of a small body, or else 2 s later. Ended
 * at once, it would be reset, and the peer could lose the answer (RFC 9112 section 9.6).
 */
export function leaveUnread(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return;
  const { socket } = request;
  const isLarge = !(Number(request.headers["content-length"]) <= SMALL_BYTES);
  if (isLarge) closeUnlessRead(request, response);
  // Node's would close the connection with the answer.
  socket.destroySoon = () => void (request.complete ? Socket.prototype.destroySoon.call(socket) : socket.end());
  response.once("close", () => {
    if (request.complete) return;
    // Node begins to read and discard the rest, at other requests' cost.
    if (isLarge) setImmediate(() => socket.pause());
    setTimeout(() => void (request.complete || socket.destroy()), LINGER_MS).unref();
  });
}

/** Makes an early answer announce the closing connection. */
function closeUnlessRead(request: IncomingMessage, response: ServerResponse): void {
  const { shouldKeepAlive } = response;
  response.shouldKeepAlive = false;
  request.once("end", () => (response.shouldKeepAlive = shouldKeepAlive));
}
