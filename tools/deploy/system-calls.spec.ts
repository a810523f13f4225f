/** The built server under the systemd unit's system-call filter. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildProgram, startProcess } from "../../apps/server/src/testing/server-process.ts";
import { newUploader, picture } from "../../apps/server/src/testing/uploader.ts";
import { allowedCalls, seccompFilter } from "./system-calls/filter.ts";
import { writeLoader } from "./system-calls/loader.ts";

const UNIT = readFileSync(new URL("../../deploy/matte.service", import.meta.url), "utf8");
/** Filters are system call numbers, different for each architecture. */
const CAN_FILTER = process.platform === "linux" && process.arch === "x64";

let folder: string;
let program: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "matte-filter-"));
  program = await buildProgram("filtered/server/dist");
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe("The unit's filter", () => {
  it("has the groups that the unit lists, and further calls one by one", () => {
    const allowed = allowedCalls(UNIT);
    for (const name of ["openat", "socket", "execve", "setpriority", "prlimit64"]) expect(allowed).toContain(name);
    for (const name of ["mount", "ptrace", "chown", "setuid", "sched_setscheduler"])
      expect(allowed).not.toContain(name);
  });

  it("names only groups and calls that are known", () => {
    expect(() => allowedCalls("SystemCallFilter=@everything")).toThrow("@everything is no known group");
    expect(() => seccompFilter(allowedCalls("SystemCallFilter=reed"))).toThrow("reed is no known system call");
    expect(() => allowedCalls("SystemCallFilter=~@resources")).toThrow("lists no allowed");
  });
});

describe("The built server", () => {
  it.each([
    ["the unit's filter", UNIT],
    ["a filter that also forbids what the helper processes tighten", `${UNIT}\nSystemCallFilter=~@resources prlimit64`],
  ])("is ready and stores pictures under %s", async (_name, unit) => {
    const loader = join(folder, "loader");
    writeLoader(loader, seccompFilter(allowedCalls(unit)));
    const server = await startProcess(
      program,
      { DATA_DIR: mkdtempSync(join(folder, "data-")) },
      CAN_FILTER ? [loader] : [],
    );
    const user = await newUploader(server.origin);
    expect(await user.upload(await picture(1), "matte")).toMatchObject({ success: true });
    const { reason } = ((await (await fetch(`${server.origin}/readyz`)).json()) as { data: { reason: string } }).data;
    // The test has no pages; they are checked first.
    expect(reason).toBe("pages");
    expect(await server.stop()).toBe(0);
  });
});
