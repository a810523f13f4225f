/** What stands before the product in earnest: TLS, and a redirect to it. Both on one port, for scanners that know only one. */
import { once } from "node:events";
import { createServer as createHttp, request } from "node:http";
import { createServer as createHttps } from "node:https";
import { createServer, type AddressInfo } from "node:net";
import { generate } from "selfsigned";

export interface Front {
  /** `https://localhost:PORT`. */
  readonly origin: string;
  /** PEM. */
  readonly certificate: string;
  readonly stop: () => Promise<void>;
}

/** The first byte of a TLS record that begins a handshake. @see https://www.rfc-editor.org/rfc/rfc8446#section-5.1 */
const HANDSHAKE = 0x16;

/** @param product where requests go; asked anew for each */
export async function startFront(product: () => string): Promise<Front> {
  const { cert, private: key } = await generate([{ name: "commonName", value: "localhost" }], {
    extensions: [
      { name: "basicConstraints", cA: true },
      { name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] },
    ],
  });
  const secure = createHttps({ cert, key }, (incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const onward = request(new URL(url ?? "/", product()), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
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
