/** A service that can be unwell: it accepts connections and stays silent, or answers byte by byte. */
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from "node:net";

export type Condition = "well" | "silent" | "slow";

/** Two ways of being unwell, each missed by a limit on silence alone, or on connecting alone. */
export const UNWELL = ["silent", "slow"] as const;

export interface Unwell {
  readonly port: number;
  readonly origin: string;
  condition: Condition;
  /** Answers while this one is well. */
  target: NetConnectOpts | null;
  readonly stop: () => Promise<void>;
}

const BYTE_MS = 20;

export async function startUnwell(target: NetConnectOpts | null = null): Promise<Unwell> {
  const sockets = new Set<Socket>();
  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    // Either side may break the connection.
    return socket.once("close", () => sockets.delete(socket)).on("error", () => socket.destroy());
  };
  const server = createServer((client) => {
    track(client);
    if (unwell.target !== null) forward(client, track(connect(unwell.target)), () => unwell.condition);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const unwell: Unwell = {
    port,
    origin: `http://127.0.0.1:${port}`,
    condition: "well",
    target,
    stop: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
  return unwell;
}

/** Requests pass; answers pass at the condition's pace. */
function forward(client: Socket, service: Socket, condition: () => Condition): void {
  client.pipe(service);
  service.on("close", () => client.destroy());
  client.on("close", () => service.destroy());
  let sent = Promise.resolve();
  service.on("data", (bytes: Buffer) => {
    sent = sent.then(() => answer(client, bytes, condition));
  });
}

async function answer(client: Socket, bytes: Buffer, condition: () => Condition): Promise<void> {
  for (let at = 0; at < bytes.length;) {
    if (client.destroyed || condition() === "silent") return;
    const end = condition() === "slow" ? at + 1 : bytes.length;
    client.write(bytes.subarray(at, end));
    if (end < bytes.length) await new Promise((resolve) => setTimeout(resolve, BYTE_MS));
    at = end;
  }
}
