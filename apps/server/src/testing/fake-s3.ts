/** A bucket with the calls made by the image store. */
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export interface FakeS3 {
  readonly port: number;
  /** Status for every answer, in place of the right one. */
  failing: number | null;
  readonly stop: () => Promise<void>;
}

const NO_SUCH_KEY = "<Error><Code>NoSuchKey</Code></Error>";

export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    void answerOf(request, objects).then(([status, body]) => {
      if (fake.failing === null) response.writeHead(status, { "content-length": body.length }).end(body);
      else response.writeHead(fake.failing).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const fake: FakeS3 = {
    port: (server.address() as AddressInfo).port,
    failing: null,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return fake;
}

async function answerOf(request: IncomingMessage, objects: Map<string, Buffer>): Promise<[number, Buffer]> {
  const { method, url = "" } = request;
  const [key = ""] = url.split("?");
  const body = await buffer(request);
  if (method === "PUT") objects.set(key, body);
  if (method === "DELETE") objects.delete(key);
  if (method !== "GET") return [method === "DELETE" ? 204 : 200, Buffer.alloc(0)];
  const object = objects.get(key);
  return object === undefined ? [404, Buffer.from(NO_SUCH_KEY)] : [200, object];
}
