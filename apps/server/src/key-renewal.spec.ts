/** Servers one after another on the same data, each with the next secret. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { afterAll, afterEach, expect, it } from "vitest";
import type { Environment } from "./config/read.ts";
import { startServer, type RunningServer } from "./testing/running-server.ts";
import { newVisitor } from "./testing/visitor.ts";

const folder = mkdtempSync(join(tmpdir(), "matte-renewed-"));
afterAll(() => rmSync(folder, { recursive: true }));

let running: RunningServer | undefined;
afterEach(stop);

async function stop(): Promise<void> {
  const stopping = running;
  running = undefined;
  await stopping?.stop();
}

/** Starts a server after the one before has stopped. @returns its origin */
async function startNext(environment: Environment): Promise<string> {
  await stop();
  running = await startServer({ DATA_DIR: folder, ...environment });
  return running.origin;
}

function stored(): string {
  const database = new DatabaseSync(join(folder, "matte.sqlite"));
  const row = database.prepare("select private_jwk as jwk from signing_keys").get() as { readonly jwk: string };
  database.close();
  return row.jwk;
}

function store(jwk: string): void {
  const database = new DatabaseSync(join(folder, "matte.sqlite"));
  database.prepare("update signing_keys set private_jwk = ?").run(jwk);
  database.close();
}

it("A server renews stored keys from one secret to the next without ending what they have signed, and refuses a key of others", async () => {
  const [first, second] = ["the first secret of 32 characters", "the second secret of 32 characters"];
  const origin = await startNext({});
  // The origin is the token issuer.
  const PORT = new URL(origin).port;
  const administrator = newVisitor(origin);
  await administrator.signIn("admin@example.com");
  const { token } = (await (await administrator.ask("/api/token")).json()) as { readonly token: string };
  const headers = { authorization: `Bearer ${token}` };
  const list = () => administrator.ask("/upload/list-images.php", { headers });
  expect((await list()).status).toBe(200);
  const plain = stored();
  for (const secrets of [
    { SECRET_KEY: first, SECRET_KEY_PREVIOUS: "unencrypted" },
    { SECRET_KEY: first },
    { SECRET_KEY: second, SECRET_KEY_PREVIOUS: first },
    { SECRET_KEY: second },
    { SECRET_KEY_PREVIOUS: second },
    { SECRET_KEY: second, SECRET_KEY_PREVIOUS: "unencrypted" },
  ]) {
    await startNext({ PORT, ...secrets });
    expect((await list()).status, Object.keys(secrets).join()).toBe(200);
    expect(stored().startsWith("{"), Object.keys(secrets).join()).toBe(!("SECRET_KEY" in secrets));
  }
  await stop();
  store(plain);
  const refused = startNext({ PORT, SECRET_KEY: second });
  await expect(refused).rejects.toThrow(/^Keys in the database are not encrypted, although SECRET_KEY is set\./);
});
