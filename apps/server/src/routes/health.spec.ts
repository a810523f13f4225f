import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { healthAnswer, parseAnswer, readinessAnswer } from "@matte/contracts";
import { afterEach, describe, expect, it } from "vitest";
import { readConfig } from "../config/read.ts";
import { createFastify } from "../http/fastify.ts";
import { startServer, type RunningServer } from "../testing/running-server.ts";
import { failure } from "../testing/failures.ts";
import { addHealthRoutes } from "./health.ts";

let server: RunningServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

describe("health", () => {
  it("is ok and ready, and is not cached", async () => {
    server = await startServer();
    const health = await server.fetch("/healthz");
    expect(health.headers.get("cache-control")).toBe("no-store");
    expect(parseAnswer(healthAnswer, await health.json())).toEqual({ status: "ok" });
    const readiness = await server.fetch("/readyz");
    expect(readiness.headers.get("cache-control")).toBe("no-store");
    expect(parseAnswer(readinessAnswer, await readiness.json())).toEqual({ status: "ready" });
  });

  it("is ok but not ready without the pages", async () => {
    server = await startServer();
    rmSync(join(server.pages, "index.html"));
    expect((await server.fetch("/healthz")).status).toBe(200);
    const readiness = await server.fetch("/readyz");
    expect(readiness.status).toBe(503);
    expect(await readiness.json()).toEqual(failure("not-ready", { reason: "pages" }).body);
    for (const path of ["/", "/nope"]) expect((await server.fetch(path)).status).toBe(503);
  });

  it("is not ready without the data folder", async () => {
    const folder = mkdtempSync(join(tmpdir(), "matte-health-"));
    const dataDir = join(folder, "data");
    server = await startServer({ DATA_DIR: dataDir });
    renameSync(dataDir, join(folder, "elsewhere"));
    const readiness = await server.fetch("/readyz");
    expect(await readiness.json()).toEqual(failure("not-ready", { reason: "data-folder" }).body);
    renameSync(join(folder, "elsewhere"), dataDir);
    await server.stop();
    server = undefined;
    rmSync(folder, { recursive: true });
  });

  it("is checked once for all who ask within a second", async () => {
    let checks = 0;
    const app = createFastify(readConfig({ LOG_LEVEL: "silent" }));
    addHealthRoutes(app, [
      () => {
        checks += 1;
        return Promise.resolve(null);
      },
    ]);
    const answers = await Promise.all([1, 2, 3].map(() => app.inject("/readyz")));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await app.inject("/readyz")).statusCode).toBe(200);
    expect(checks).toBe(1);
    await expect.poll(async () => (await app.inject("/readyz")).statusCode && checks).toBe(2);
    await app.close();
  });
});
