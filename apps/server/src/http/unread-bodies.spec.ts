import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readConfig } from "../config/read.ts";
import { DomainError } from "../domain/domain-error.ts";
import type { App } from "./app.ts";
import { createFastify } from "./fastify.ts";
import { LINGER_MS, SMALL_BYTES } from "./unread-bodies.ts";

const LARGE = 8 * 1024 ** 2;
/** Upper limit for bytes read before the answer. */
const ONE_READ = 512 * 1024;

let app: App;
/** The server's sides of all connections. */
let accepted: Socket[];
let opened: Socket[];

beforeEach(async () => {
  [accepted, opened] = [[], []];
  app = createFastify(readConfig({ LOG_LEVEL: "silent" }));
  const refuse = (): never => {
    throw new DomainError("forbidden");
  };
  app.addContentTypeParser("image/png", { parseAs: "buffer" }, (_request, _body, done) => done(null));
  app.post("/refused", { onRequest: async () => refuse(), bodyLimit: LARGE }, () => "read");
  app.post("/read", { bodyLimit: LARGE }, () => "read");
  app.server.on("connection", (socket: Socket) => accepted.push(socket));
  await app.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(async () => {
  for (const socket of opened) socket.destroy();
  await app.close();
});

interface Client {
  readonly socket: Socket;
  readonly received: () => string;
  readonly isClosed: () => boolean;
}

async function open(): Promise<Client> {
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("There is no port.");
  const socket = connect({ port: address.port, host: "127.0.0.1", allowHalfOpen: true });
  opened.push(socket.on("error", () => undefined));
  let received = "";
  socket.on("data", (bytes) => (received += bytes.toString()));
  await once(socket, "connect");
  return { socket, received: () => received, isClosed: () => accepted.every(({ destroyed }) => destroyed) };
}

const headOf = (path: string, framing: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: image/png\r\n${framing}\r\n\r\n`;
const ofLength = (bytes: number): string => `Content-Length: ${bytes}`;

it.each([
  ["of a large announced size", "/refused", ofLength(LARGE), 403, Buffer.alloc(LARGE - 1)],
  [
    "in chunks",
    "/refused",
    "Transfer-Encoding: chunked",
    403,
    Buffer.from(`${LARGE.toString(16)}\r\n${"a".repeat(LARGE)}`),
  ],
  ["above its limit", "/read", ofLength(2 * LARGE), 413, Buffer.alloc(LARGE)],
  ["for no route", "/nowhere", ofLength(LARGE), 413, Buffer.alloc(LARGE - 1)],
  ["for a URL that can’t be decoded", "/%zz", ofLength(LARGE), 400, Buffer.alloc(LARGE - 1)],
])(
  "A refused body %s is not read, and its connection ends soon after the answer",
  async (_which, path, framing, status, body) => {
    const { socket, received, isClosed } = await open();
    socket.write(headOf(path, framing));
    socket.write(body);
    await expect.poll(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [^]*\r\nconnection: close\r\n[^]*\\}$`, "i"));
    await expect.poll(isClosed).toBe(true);
    expect(accepted[0]?.bytesRead).toBeLessThan(ONE_READ);
  },
);

it("A peer has time to read the answer to a body that it never ends", async () => {
  const { received, socket, isClosed } = await open();
  // A busy machine may show the answer late.
  const askedAt = performance.now();
  socket.write(headOf("/refused", ofLength(LARGE)));
  await expect.poll(received).toMatch(/^HTTP\/1\.1 403 /);
  await expect.poll(isClosed).toBe(true);
  expect(performance.now() - askedAt).toBeGreaterThan(LINGER_MS / 2);
});

it("A client that sends before it reads learns why its large body was refused", async () => {
  const address = app.server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const headers = { "content-type": "image/png" };
  const body = new Uint8Array(LARGE);
  for (let count = 0; count < 3; count++) {
    const answer = await fetch(`http://127.0.0.1:${port}/refused`, { method: "POST", headers, body });
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: "forbidden" }]);
  }
});

it("A connection is used again after a large body that was read, and after a small one that was refused", async () => {
  const { socket, received } = await open();
  const answers = (): string[] => received().match(/HTTP\/1\.1 \d+/g) ?? [];
  for (let count = 0; count < 2; count++) {
    socket.write(headOf("/read", ofLength(LARGE)));
    socket.write(Buffer.alloc(LARGE));
    await expect.poll(answers).toHaveLength(2 * count + 1);
    socket.write(headOf("/refused", ofLength(SMALL_BYTES)));
    await expect.poll(answers).toHaveLength(2 * count + 2);
    socket.write(Buffer.alloc(SMALL_BYTES));
  }
  expect(answers()).toEqual(["HTTP/1.1 200", "HTTP/1.1 403", "HTTP/1.1 200", "HTTP/1.1 403"]);
  expect(received()).not.toMatch(/connection: close/i);
});

it("A small refused body that never ends ends its connection, and one that ends late does not", async () => {
  const [late, endless] = [await open(), await open()];
  // Begun last, the late one has all the time.
  for (const { socket, received } of [endless, late]) {
    socket.write(`${headOf("/refused", ofLength(2))}a`);
    await expect.poll(received).toMatch(/^HTTP\/1\.1 403 /);
  }
  late.socket.write("b");
  await expect.poll(() => accepted.map(({ destroyed }) => destroyed)).toEqual([false, true]);
  late.socket.write(headOf("/read", ofLength(0)));
  await expect.poll(late.received).toMatch(/HTTP\/1\.1 200 /);
});

it("Nothing waits for the rest of bodies whose requests are answered", async () => {
  const timers = (): number => process.getActiveResourcesInfo().filter((type) => type === "Timeout").length;
  const before = timers();
  for (let count = 0; count < 50; count++) {
    const { socket, received } = await open();
    socket.write(headOf("/refused", ofLength(LARGE)));
    await expect.poll(received).toMatch(/^HTTP\/1\.1 403 /);
  }
  expect(timers() - before).toBeLessThan(25);
});
