/** TLS in front of the product, and a redirect to it, as in production. Both share a port. */
import { once } from "node:events";
import { createServer as createHttp, request } from "node:http";
import { createServer as createHttps } from "node:https";
import { createServer, type AddressInfo } from "node:net";
import { generate } from "selfsigned";

export interface TlsFront {
  /** `https://localhost:PORT`. */
  readonly origin: string;
  /** PEM. */
  readonly certificate: string;
  readonly stop: () => Promise<void>;
}

/** First byte in a TLS handshake record. @see https://www.rfc-editor.org/rfc/rfc8446#section-5.1 */
const HANDSHAKE = 0x16;

/** @param product the product's port on this machine */
export async function startTlsFront(product: number): Promise<TlsFront> {
  const { cert, private: key } = await generate([{ name: "commonName", value: "localhost" }], {
    extensions: [
      { name: "basicConstraints", cA: true },
      { name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] },
    ],
  });
  const secure = createHttps({ cert, key }, (incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const forwarded = request({ host: "127.0.0.1", port: product, path: url, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  const plain = createHttp(({ url, headers }, answer) => {
    answer.writeHead(308, { location: `https://${headers.host ?? "localhost"}${url ?? "/"}` }).end();
  });
  const port = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.once("data", (first) => {
      socket.pause();
      socket.unshift(first);
      (first[0] === HANDSHAKE ? secure : plain).emit("connection", socket);
      process.nextTick(() => socket.resume());
    });
  });
  port.listen(0, "localhost");
  await once(port, "listening");
  const stop = async (): Promise<void> => {
    secure.closeAllConnections();
    plain.closeAllConnections();
    port.close();
    await once(port, "close");
  };
  return { origin: `https://localhost:${(port.address() as AddressInfo).port}`, certificate: cert, stop };
}
