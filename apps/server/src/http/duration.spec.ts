import { connect } from "node:net";
import { expect, it } from "vitest";
import { readConfig } from "../config/read.ts";
import { createFastify } from "./fastify.ts";

const WHOLE = { header: "Content-Length: 3", start: "a", rest: "bc" };
const IN_CHUNKS = { header: "Transfer-Encoding: chunked", start: "1\r\na\r\n", rest: "2\r\nbc\r\n0\r\n\r\n" };
const CUT_OFF = /^HTTP\/1\.1 408 .*"code":"request-timeout"\}$/s;

it.each([
  ["is cut off with a sentence", "/short", WHOLE, CUT_OFF],
  ["in chunks is cut off with a sentence", "/short", IN_CHUNKS, CUT_OFF],
  ["may be slow where that is allowed", "/slow", WHOLE, /^HTTP\/1\.1 200 /],
])("A slow body %s", async (_what, path, { header, start, rest }, answer) => {
  const app = createFastify(readConfig({ LOG_LEVEL: "silent" }), { requestMs: 300 });
  app.post("/short", () => "read");
  app.post("/slow", { config: { slowBody: true } }, () => "read");
  await app.listen({ host: "127.0.0.1", port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("There is no port.");
  const socket = connect(address.port, "127.0.0.1");
  let text = "";
  socket.on("data", (bytes) => (text += bytes.toString()));
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\n${header}\r\n\r\n${start}`);
  setTimeout(() => socket.writable && socket.write(rest), 900);
  await expect.poll(() => text).toMatch(answer);
  socket.destroy();
  await app.close();
});
