/**
 * A whole server without its database, bucket or data folder for some time: no answer is late or 500, and all is well
 * afterwards.
 */
import { renameSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { startFakeS3 } from "./testing/fake-s3.ts";
import { logoPicture } from "./testing/logo-picture.ts";
import { startServer, type RunningServer } from "./testing/running-server.ts";
import { startUnwellPostgres } from "./testing/unwell-postgres.ts";
import { startUnwell } from "./testing/unwell.ts";
import { fileOf, newUploader, picture, type Uploader } from "./testing/uploader.ts";

const PATIENCE = { timeout: 60_000 };

async function readiness(server: RunningServer): Promise<readonly [status: number, reason: unknown]> {
  const started = performance.now();
  const response = await server.fetch("/readyz");
  expect(performance.now() - started).toBeLessThan(11_000);
  const body = (await response.json()) as { readonly data?: { readonly reason: unknown } };
  return [response.status, body.data?.reason];
}

const json = (method: string, body: object): RequestInit => ({
  method,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

/** Statuses for reading and writing. */
async function statuses({ ask, uid, send }: Uploader, seed: number): Promise<Record<string, number>> {
  const requests = {
    session: () => ask("/api/session"),
    document: () => ask(`/api/users/${uid}`),
    change: () => ask(`/api/users/${uid}`, json("PATCH", { preferences: { photoBy: String(seed) } })),
    upload: async () => send({ kind: "matte", file: fileOf(await picture(seed)) }),
  };
  const answers = Object.entries(requests).map(async ([name, request]) => [name, (await request()).status] as const);
  return Object.fromEntries(await Promise.all(answers));
}

const ALL_WELL = { session: 200, document: 200, change: 200, upload: 200 };

it("PostgreSQL is silent: each answer comes within the limits, with 503", PATIENCE, async () => {
  const { front, address: DATABASE_URL } = await startUnwellPostgres();
  onTestFinished(front.stop);
  const server = await startServer({ DATABASE_URL });
  onTestFinished(server.stop);
  const user = await newUploader(server.origin);
  expect(await statuses(user, 1)).toEqual(ALL_WELL);
  front.condition = "silent";
  const started = performance.now();
  const [ready, unwell] = await Promise.all([readiness(server), statuses(user, 2)]);
  expect(ready).toEqual([503, "database"]);
  expect(unwell).toEqual({ session: 503, document: 503, change: 503, upload: 503 });
  // For a connection and a query.
  expect(performance.now() - started).toBeLessThan(25_000);
  front.condition = "well";
  await expect.poll(() => statuses(user, 3)).toEqual(ALL_WELL);
});

it(
  "The bucket is silent: reading and readiness don’t wait for it, and its users upload again afterwards",
  PATIENCE,
  async () => {
    const fake = await startFakeS3();
    onTestFinished(fake.stop);
    const front = await startUnwell({ host: "127.0.0.1", port: fake.port });
    onTestFinished(front.stop);
    const credentials = { S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };
    const server = await startServer({
      S3_ENDPOINT: front.origin,
      S3_BUCKET: "matte",
      S3_REGION: "us-east-1",
      ...credentials,
    });
    onTestFinished(server.stop);
    const user = await newUploader(server.origin);
    const { url } = await user.upload(await picture(1), "matte");
    fake.failing = 500;
    expect((await user.ask(url)).status).toBe(503);
    expect(await statuses(user, 2)).toEqual({ ...ALL_WELL, upload: 503 });
    fake.failing = null;
    front.condition = "silent";
    expect(await readiness(server)).toEqual([503, "image-store"]);
    expect((await user.ask("/api/session")).status).toBe(200);
    front.condition = "well";
    expect(await statuses(user, 3)).toEqual(ALL_WELL);
    expect((await user.ask(url)).status).toBe(200);
  },
);

it(
  "The data folder is away: uploads and logos are answered with 503, and stored once it is back",
  PATIENCE,
  async () => {
    const server = await startServer();
    onTestFinished(server.stop);
    const administrator = await newUploader(server.origin, "admin@example.com");
    const user = await newUploader(server.origin);
    const plan = await administrator.ask(`/api/admin/users/${user.uid}`, json("PATCH", { plan: "studio" }));
    expect(plan.status).toBe(200);
    const putLogo = async (): Promise<number> => {
      const init = {
        method: "PUT",
        headers: { "content-type": "image/png" },
        body: new Uint8Array(await logoPicture(4, 4)),
      };
      return (await user.ask(`/api/users/${user.uid}/logo/light?name=a.png`, init)).status;
    };
    const folder = join(server.pages, "..", "data", "images");
    renameSync(folder, `${folder}-away`);
    expect((await statuses(user, 1))["upload"]).toBe(503);
    expect(await putLogo()).toBe(503);
    renameSync(`${folder}-away`, folder);
    expect(await statuses(user, 2)).toEqual(ALL_WELL);
    expect(await putLogo()).toBe(200);
  },
);
