import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readConfig } from "../config/read.ts";
import type { App } from "./app.ts";
import { limitBodies } from "./bodies.ts";
import { createFastify } from "./fastify.ts";

const LARGE = 100_000;

let app: App;
let port: number;
let sockets: Socket[];

beforeEach(async () => {
  app = createFastify(readConfig({ LOG_LEVEL: "silent" }));
  app.decorateRequest("actor", null);
  app.addHook("onRequest", async (request) => {
    const uid = String(request.headers["x-actor"]);
    request.actor = { uid, email: "", isAdmin: false, session: { id: "", startedAt: "" } };
  });
  limitBodies(app, { perUser: 2, bytesPerRoute: 3 * LARGE });
  for (const url of ["/large", "/other"]) app.post(url, { bodyLimit: LARGE }, async () => "stored");
  app.post("/small", async () => "stored");
  await app.listen({ host: "127.0.0.1", port: 0 });
  const address = app.server.address();
  port = typeof address === "object" && address !== null ? address.port : 0;
  sockets = [];
});
afterEach(async () => {
  sockets.forEach((socket) => socket.destroy());
  await app.close();
});

async function begin(uid: string, url: string, length = LARGE): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  const headers = `Host: a\r\nX-Actor: ${uid}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n`;
  socket.write(`POST ${url} HTTP/1.1\r\n${headers}\r\n[`);
  await once(socket, "connect");
  return socket;
}

const post = async (uid: string, url: string): Promise<number> => {
  const headers = { "x-actor": uid, "content-type": "application/json" };
  return (await fetch(`http://127.0.0.1:${port}${url}`, { method: "POST", headers, body: "[]" })).status;
};

it("A user has few large bodies in flight for each route; others, other routes and small bodies are not concerned", async () => {
  const [first] = [await begin("mallory", "/large"), await begin("mallory", "/large")];
  await expect.poll(() => post("mallory", "/large")).toBe(429);
  expect(await post("ada", "/large")).toBe(200);
  expect(await post("mallory", "/other")).toBe(200);
  for (let count = 0; count < 4; count++) await begin("mallory", "/small", 10);
  expect(await post("mallory", "/small")).toBe(200);
  first?.destroy();
  await expect.poll(() => post("mallory", "/large")).toBe(200);
  expect(await post("mallory", "/large")).toBe(200);
});

it("All users together have a limit of bytes for each route", async () => {
  for (const user of ["ada", "grace", "joan"]) await begin(user, "/large", LARGE - 10);
  await begin("mallory", "/large", 29);
  await expect.poll(() => post("edith", "/large")).toBe(503);
  expect(await post("edith", "/other")).toBe(200);
});

it("A body that announces too much is refused before it arrives", async () => {
  const [answer] = (await once(await begin("ada", "/large", LARGE + 1), "data")) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1.1 413 /);
});
