/** A real S3 server for tests: Ceph's, started by the script in this folder. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { freePort } from "../product/free-port.ts";

export interface S3Server {
  readonly endpoint: URL;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Stops the server; safe to call more than once. */
  readonly stop: () => Promise<void>;
}

const SCRIPT = fileURLToPath(new URL("ceph.sh", import.meta.url));
const [ACCESS, SECRET] = ["matte-access", "matte-secret"] as const;

/** @throws when it does not start; Debian packages: radosgw, ceph-mon, ceph-osd */
export async function startS3(): Promise<S3Server> {
  const port = await freePort();
  const server = spawn("sh", [SCRIPT, String(port), ACCESS, SECRET], { stdio: ["pipe", "pipe", "inherit"] });
  const ended = once(server, "close");
  const ready = (async (): Promise<boolean> => {
    for await (const line of createInterface(server.stdout)) if (line === "ready") return true;
    return false;
  })();
  if (!(await ready)) throw new Error("Ceph did not start. It needs: apt-get install radosgw ceph-mon ceph-osd");
  return {
    endpoint: new URL(`http://127.0.0.1:${port}`),
    accessKeyId: ACCESS,
    secretAccessKey: SECRET,
    stop: async () => {
      server.stdin.end();
      await ended;
    },
  };
}
