import { rmSync } from "node:fs";
import { join } from "node:path";
import { healthAnswer, parseAnswer, readinessAnswer } from "@matte/contracts";
import { afterEach, describe, expect, it } from "vitest";
import { startServer, type RunningServer } from "../testing/running-server.ts";
import { failure } from "../testing/failures.ts";

let server: RunningServer;
afterEach(() => server.stop());

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
});
