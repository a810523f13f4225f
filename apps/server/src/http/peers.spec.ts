import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { watchPeers } from "./peers.ts";

const ATTACKER = "127.0.0.2";
const STRANGER = "127.0.0.3";
/** Longer than a busy machine needs for another connection. */
const REFUSED_MS = 2000;

let server: Server;
const sockets: Socket[] = [];

async function listen(isProxy: (address: string) => boolean): Promise<void> {
  const peers = watchPeers(server, isProxy, REFUSED_MS);
  server.on("request", (request, response) => {
    if (request.url === "/flood") peers.refuse(request.socket);
    else response.end("served");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
}

beforeEach(() => {
  server = createServer();
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
  await once(server, "close");
});

// Only Linux has all 127.0.0.0/8 addresses.
describe.runIf(process.platform === "linux")("a peer that floods the server", () => {
  it("loses all its connections and gets no new one for a time, while others are served", async () => {
    await listen(() => false);
    const [first, second] = [await open(ATTACKER), await open(ATTACKER)];
    const stranger = await open(STRANGER);
    first.write(get("/flood"));
    await Promise.all([once(first, "close"), once(second, "close")]);
    await once(await open(ATTACKER), "close");
    expect(await ask(stranger)).toContain("served");
    const served = async (): Promise<string> => {
      const socket = await open(ATTACKER);
      return Promise.race([ask(socket), once(socket, "close").then(() => "refused")]);
    };
    await expect.poll(served).toContain("served");
  });

  it("loses one connection alone if it is the proxy in front", async () => {
    await listen((address) => address === ATTACKER);
    const [first, second] = [await open(ATTACKER), await open(ATTACKER)];
    first.write(get("/flood"));
    await once(first, "close");
    expect(await ask(second)).toContain("served");
    expect(await ask(await open(ATTACKER))).toContain("served");
  });
});

async function open(localAddress: string): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  sockets.push(socket.on("error", () => undefined).resume());
  await once(socket, "connect");
  return socket;
}

function get(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
}

async function ask(socket: Socket): Promise<string> {
  socket.write(get("/"));
  return String(await once(socket, "data"));
}
