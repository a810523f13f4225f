import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ensureHooks } from "../setup/hooks.mjs";

const HOOKS = fileURLToPath(new URL(".", import.meta.url));
/** Keeps the machine's settings out. */
const ENV = {
  PATH: process.env["PATH"],
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_SYSTEM: "/dev/null",
  GIT_AUTHOR_NAME: "Ada",
  GIT_AUTHOR_EMAIL: "ada@example.com",
  GIT_COMMITTER_NAME: "Ada",
  GIT_COMMITTER_EMAIL: "ada@example.com",
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "matte-hooks-"));
  vi.stubEnv("GIT_CONFIG_GLOBAL", ENV.GIT_CONFIG_GLOBAL);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function git(...args: readonly string[]): {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
} {
  return spawnSync("git", args, { cwd: folder, env: ENV, encoding: "utf8" });
}

function commit(message: string): { readonly status: number | null; readonly stderr: string } {
  return git("commit", "--allow-empty", "--quiet", "--message", message);
}

describe("The commit-msg hook", () => {
  beforeEach(() => {
    git("init", "--quiet");
    git("config", "core.hooksPath", HOOKS);
  });

  it.each([
    ["a subject of 72 characters", "a".repeat(72)],
    ["72 characters of several bytes", "é".repeat(72)],
    ["a short subject with a long body", `codecs: accept trailing RST\n\n${"b".repeat(200)}`],
    ["a generated subject", `Merge branch "${"a".repeat(72)}"`],
    ["a correction of a commit", `fixup! ${"a".repeat(72)}`],
  ])("accepts %s", (_name, message) => {
    expect(commit(message)).toMatchObject({ status: 0, stderr: "" });
  });

  it.each([
    ["a subject of 73 characters", "a".repeat(73)],
    ["a subject of two lines", `${"a".repeat(40)}\n${"b".repeat(40)}`],
  ])("refuses %s and says how to mend it", (_name, message) => {
    const { status, stderr } = commit(message);
    expect(status).not.toBe(0);
    expect(stderr).toContain("shorten it to 72 and move reasons into the body");
  });
});

describe("Set-up", () => {
  const hooksPath = (): string => git("config", "core.hooksPath").stdout.trim();

  it("points git at the hooks of a checkout", () => {
    git("init", "--quiet");
    ensureHooks(folder);
    expect(hooksPath()).toBe("tools/hooks");
  });

  it("keeps a path that is set", () => {
    git("init", "--quiet");
    git("config", "core.hooksPath", "my-hooks");
    ensureHooks(folder);
    expect(hooksPath()).toBe("my-hooks");
  });

  it("keeps hooks that are installed", () => {
    git("init", "--quiet");
    mkdirSync(join(folder, ".git/hooks"), { recursive: true });
    writeFileSync(join(folder, ".git/hooks/pre-push"), "#!/bin/sh\n");
    ensureHooks(folder);
    expect(hooksPath()).toBe("");
  });

  it("leaves a repository alone that contains the checkout as a folder", () => {
    git("init", "--quiet");
    mkdirSync(join(folder, "matte"));
    ensureHooks(join(folder, "matte"));
    expect(hooksPath()).toBe("");
  });

  it("does nothing outside a repository", () => {
    expect(() => ensureHooks(folder)).not.toThrow();
  });
});
