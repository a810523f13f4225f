import { connect } from "node:net";
import { expect, it } from "vitest";
import { readConfig } from "../config/read.ts";
import { createFastify } from "./fastify.ts";

const WHOLE = { header: "Content-Length: 3", start: "1", rest: "23" };
const IN_CHUNKS = { header: "Transfer-Encoding: chunked", start: "1\r\n1\r\n", rest: "2\r\n23\r\n0\r\n\r\n" };
const CUT_OFF = /^HTTP\/1\.1 408 .*"code":"request-timeout"\}$/s;

it.each([
  ["whole", WHOLE],
  ["in chunks", IN_CHUNKS],
])(
  "A slow body that is sent %s is cut off with a sentence, and may be slow where that is allowed",
  async (_how, body) => {
    const app = createFastify(readConfig({ LOG_LEVEL: "silent" }), { requestMs: 300 });
    app.post("/short", () => "read");
    app.post("/slow", { config: { slowBody: true } }, () => "read");
    await app.listen({ host: "127.0.0.1", port: 0 });
    const address = app.server.address();
    if (address === null || typeof address === "string") throw new Error("There is no port.");
    const slow = post(address.port, "/slow", body);
    const short = post(address.port, "/short", body);
    await expect.poll(short.answer).toMatch(CUT_OFF);
    slow.socket.write(body.rest);
    await expect.poll(slow.answer).toMatch(/^HTTP\/1\.1 200 /);
    for (const { socket } of [slow, short]) socket.destroy();
    await app.close();
  },
);

/** Sends a request without the rest of its body. */
function post(port: number, path: string, { header, start }: typeof WHOLE) {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.on("data", (bytes) => (text += bytes.toString()));
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${header}\r\n\r\n${start}`);
  return { socket, answer: () => text };
}
