import { connect } from "node:net";

/**
 * Sends bytes unchanged: `fetch` normalises paths and refuses invalid requests.
 * @returns the whole answer as text
 */
export function rawRequest(origin: string, text: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on("data", (bytes) => (answer += bytes.toString("latin1")));
    socket.on("error", reject).on("close", () => resolve(answer));
  });
}

/** Sends a GET with exactly this path and these headers. */
export function rawGet(origin: string, path: string, ...headers: readonly string[]): Promise<string> {
  const lines = [`GET ${path} HTTP/1.1`, "Host: localhost", "Connection: close", ...headers, "", ""];
  return rawRequest(origin, lines.join("\r\n"));
}
