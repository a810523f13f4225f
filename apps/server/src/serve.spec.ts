/** The program in a separate process: its output and its end. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { connect, createServer, type AddressInfo, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { buildProgram } from "./testing/server-process.ts";
import { newVisitor, userOf } from "./testing/visitor.ts";

const PROCESS_MS = 30_000;
/** Errors only: without built pages the log has a warning. */
const FAILURES_ONLY = { LOG_LEVEL: "error" };
const GOOGLE = { GOOGLE_CLIENT_ID: "matte", GOOGLE_CLIENT_SECRET: "word" };

let program: string;
let child: ChildProcess | undefined;
let output = "";
const dataDir = mkdtempSync(join(tmpdir(), "matte-data-"));

beforeAll(async () => {
  program = await buildProgram();
}, PROCESS_MS);
afterAll(() => rmSync(dataDir, { recursive: true }));
afterEach(() => {
  child?.kill("SIGKILL");
  child = undefined;
  output = "";
});

describe("the server's process", { timeout: PROCESS_MS }, () => {
  it("prints its URL, and ends with exit code 0 on SIGTERM", async () => {
    const origin = await started({ PORT: "0" });
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect(await endOf("SIGTERM")).toBe(0);
    expect(output).toContain("Sign-in uses the embedded identity provider, which is for development only");
  });

  it("ends on SIGINT, even if a browser keeps its connection", async () => {
    const { hostname, port } = new URL(await started({ PORT: "0" }));
    const connection = connect(Number(port), hostname);
    await once(connection, "connect");
    connection.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await once(connection, "data");
    expect(await endOf("SIGINT")).toBe(0);
    connection.destroy();
  });

  it("ends with exit code 0, even if a browser has opened a connection in advance", async () => {
    const { hostname, port } = new URL(await started({ PORT: "0" }));
    const connection = connect(Number(port), hostname);
    await once(connection, "connect");
    expect(await endOf("SIGTERM")).toBe(0);
    connection.destroy();
  });

  it("logs request and status, and no personal data", async () => {
    const origin = await started({ PORT: "0", LOG_LEVEL: "info" });
    await fetch(`${origin}/tool?email=ada@example.com`, { headers: { "x-forwarded-for": "192.0.2.7" } });
    await fetch(`${origin}/api/users/ada`);
    await endOf("SIGTERM");
    expect(output).toContain('"req":{"method":"GET","path":"/tool"}');
    expect(output).toContain('"req":{"method":"GET","path":"/api/users/:uid"}');
    expect(output).toMatch(/"res":\{"status":\d+\}/);
    expect(output).not.toMatch(/ada|192\.0\.2\.7|remoteAddress/);
  });

  it("logs who signed in and out as a uid only", async () => {
    const visitor = newVisitor(await started({ PORT: "0", LOG_LEVEL: "info" }));
    await visitor.signIn("ada@example.com");
    const { uid } = (await userOf(visitor)) ?? {};
    await visitor.ask("/auth/sign-out", { method: "POST" });
    await endOf("SIGTERM");
    for (const event of ["signed in", "signed out"])
      expect(output).toMatch(new RegExp(`"uid":"${uid}","msg":"${event}"`));
    expect(output).not.toContain("ada@");
  });

  it("keeps the database to itself, even in a folder that others can read", async () => {
    const folder = mkdtempSync(join(dataDir, "open-"));
    chmodSync(folder, 0o755);
    const file = join(folder, "matte.sqlite");
    writeFileSync(file, "", { mode: 0o644 });
    await started({ PORT: "0", DATA_DIR: folder });
    const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(1);
    for (const { name } of files) expect(statSync(join(folder, name)).mode & 0o077, name).toBe(0);
    // Other files, such as pictures, get their rights from the process.
    if (process.platform === "linux")
      expect(readFileSync(`/proc/${child?.pid}/status`, "utf8")).toMatch(/^Umask:\s+0077$/m);
  });

  it("reports that stored keys are encrypted, and needs the secret that did so", async () => {
    const folder = mkdtempSync(join(dataDir, "keys-"));
    const secret = { SECRET_KEY: "a secret of at least 32 characters" };
    const visitor = newVisitor(await started({ PORT: "0", DATA_DIR: folder, ...secret }));
    await visitor.signIn("ada@example.com");
    expect((await visitor.ask("/api/token")).status).toBe(200);
    await endOf("SIGTERM");
    output = "";
    run({ ...FAILURES_ONLY, PORT: "0", DATA_DIR: folder });
    expect(await endOf(null)).toBe(1);
    expect(output).toMatch(/^The keys in the database are encrypted with another SECRET_KEY: set SECRET_KEY.*\n$/);
    await started({ PORT: "0", DATA_DIR: folder, ...secret });
  });

  it("reports a database of a newer version", async () => {
    const folder = mkdtempSync(join(dataDir, "newer-"));
    await started({ PORT: "0", DATA_DIR: folder });
    await endOf("SIGTERM");
    const database = new DatabaseSync(join(folder, "matte.sqlite"));
    database.exec("insert into kysely_migration values ('999-later', '2999-01-01T00:00:00.000Z')");
    database.close();
    output = "";
    run({ ...FAILURES_ONLY, PORT: "0", DATA_DIR: folder });
    expect(await endOf(null)).toBe(1);
    expect(output).toMatch(
      /^The database in DATA_DIR, .*, can’t be opened: a newer version of Matte has migrated it\..*\n$/,
    );
  });

  // Root may write every file.
  it.runIf(process.getuid?.() !== 0)("reports a database that can only be read", async () => {
    const folder = mkdtempSync(join(dataDir, "read-only-"));
    await started({ PORT: "0", DATA_DIR: folder });
    await endOf("SIGTERM");
    chmodSync(join(folder, "matte.sqlite"), 0o400);
    output = "";
    run({ ...FAILURES_ONLY, PORT: "0", DATA_DIR: folder });
    expect(await endOf(null)).toBe(1);
    expect(output).toMatch(/^The database in DATA_DIR, .*, can’t be opened: EACCES.*\n$/);
  });

  it("reports that the port is in use", async () => {
    const other = await listening();
    const { port } = other.address() as AddressInfo;
    run({ ...FAILURES_ONLY, PORT: String(port) });
    expect(await endOf(null)).toBe(1);
    expect(output).toBe(
      `Port ${port} on 127.0.0.1 is in use. Stop the other program, or choose another port, like PORT=${port + 1}.\n`,
    );
    other.close();
  });

  it.each([
    [
      { ...FAILURES_ONLY, ...GOOGLE, HOST: "192.0.2.1" },
      /^HOST is 192\.0\.2\.1, which isn’t an address of this machine\./,
    ],
    [{ PORT: "many" }, /^PORT must be a number from 0 to 65535, not "many"\.\n$/],
    [
      { STRIPE_SECRET_KEY: "hunter2" },
      /^STRIPE_SECRET_KEY must be a secret key of Stripe’s, which begins with sk_\.$/m,
    ],
    [{ NODE_ENV: "production" }, /^The embedded identity provider is for development only, .*set GOOGLE_CLIENT_ID/],
  ])("reports %j in a sentence, without a stack", async (environment, sentence) => {
    run(environment);
    expect(await endOf(null)).toBe(1);
    expect(output).toMatch(sentence);
    expect(output.trim().split("\n")).toHaveLength(1);
  });
});

function run(environment: Readonly<Record<string, string>>): ChildProcess {
  const env = { PATH: process.env["PATH"], DATA_DIR: dataDir, ...environment };
  const running = spawn(process.execPath, [program], { env, stdio: ["ignore", "pipe", "pipe"] });
  child = running;
  const keep = (bytes: Buffer): void => {
    // A killed process's last words may arrive during the next test.
    if (child === running) output += bytes.toString();
  };
  running.stdout.on("data", keep);
  running.stderr.on("data", keep);
  return running;
}

/** @returns the printed origin */
async function started(environment: Readonly<Record<string, string>>): Promise<string> {
  const { stdout } = run(environment);
  while (stdout !== null && child?.exitCode === null) {
    await once(stdout, "data");
    const origin = /^Matte is at (http:\/\/127\.0\.0\.1:\d+)$/m.exec(output)?.[1];
    if (origin !== undefined) return origin;
  }
  throw new Error(`It said: ${output}`);
}

/** @returns the exit code, after sending the signal if any */
async function endOf(signal: NodeJS.Signals | null): Promise<unknown> {
  if (child === undefined) return undefined;
  const closed = once(child, "close");
  if (signal !== null) child.kill(signal);
  return (await closed)[0];
}

async function listening(): Promise<Server> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}
