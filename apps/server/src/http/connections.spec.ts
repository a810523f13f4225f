import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readConfig } from "../config/read.ts";
import type { App } from "./app.ts";
import { createFastify } from "./fastify.ts";

const GET = "GET /page HTTP/1.1\r\nHost: a\r\n\r\n";
const IDLE_MS = 500;

let app: App;
let handled = 0;
const sockets: Socket[] = [];

beforeEach(async () => {
  handled = 0;
  app = createFastify(readConfig({ LOG_LEVEL: "silent" }), { idleMs: IDLE_MS });
  app.get("/page", () => {
    handled += 1;
    return "x".repeat(100_000);
  });
  app.get("/large", () => "x".repeat(50_000_000));
  await app.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

it("A connection with a bad request is closed, even if the peer keeps its side open", async () => {
  const socket = await open();
  socket.resume().write("GARBAGE\r\n\r\n");
  await once(socket, "end");
  await expect.poll(connections).toBe(0);
});

it("A peer that requests much and reads nothing is disconnected, and no more is prepared for it", async () => {
  const socket = await open();
  socket.pause().write(GET.repeat(1500));
  await expect.poll(connections).toBe(0);
  expect(handled).toBeLessThanOrEqual(20);
});

it("A peer that does not read its answer is disconnected after a time", async () => {
  const socket = await open();
  socket.pause().write(GET.replace("page", "large"));
  await expect.poll(connections).toBe(1);
  await expect.poll(connections).toBe(0);
});

it("Requests one after another stay on their connection", async () => {
  const socket = await open();
  for (let count = 1; count <= 30; count++) {
    socket.write(GET);
    await new Promise<void>((resolve) => {
      let length = 0;
      const read = (bytes: Buffer): void => {
        length += bytes.length;
        if (length > 100_000) resolve(void socket.off("data", read));
      };
      socket.on("data", read);
    });
  }
  expect(handled).toBe(30);
});

it("An expectation that the server does not know is ignored", async () => {
  const socket = await open();
  socket.write(GET.replace("Host", "Expect: tea\r\nHost"));
  expect(String(await once(socket, "data"))).toMatch(/^HTTP\/1\.1 200 /);
});

async function open(): Promise<Socket> {
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("There is no port.");
  const socket = connect({ port: address.port, host: "127.0.0.1", allowHalfOpen: true });
  sockets.push(socket.on("error", () => undefined));
  await once(socket, "connect");
  return socket;
}

function connections(): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  });
}
