/** A session in a shell: each command of `session.txt` with exactly what it prints. */
import { execFile } from "node:child_process";
import { chmod, copyFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { DEFAULT_SETTINGS } from "@matte/engine";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { frameJobOf, readPhoto } from "../../apps/cli/src/photo-job.ts";
import { createAuthority, createSigner } from "../../packages/credentials/authority.ts";
import { signedByCamera } from "../../packages/credentials/testing/camera.ts";
import { writeAccount } from "../e2e/support/command-line.ts";
import { photo, writePhotos } from "../photos/index.ts";
import { buildProgram, environmentOf, PROGRAM } from "./built-program.ts";

const TRANSCRIPT = new URL("session.txt", import.meta.url);
const PATIENCE_MS = 300_000;
const CAPTIONS = `File name;Subject;Location;Photo credit
a.jpg;Dunes, noon;Sylt;Ines Morel
c.jpg;Harbour;;Ada Holm
gone.jpg;Lost;;
`;
const LOOK = { version: 1, settings: { outerBorderSize: 12, showMetadata: true }, texts: { photoBy: "Ada Holm" } };

let folder = "";
const path = (...parts: readonly string[]): string => join(folder, "work", ...parts);

beforeAll(async () => {
  buildProgram();
  folder = await mkdtemp(join(tmpdir(), "matte-session-"));
  await writeAccount(join(folder, "settings"), "pro");
  await mkdir(join(folder, "work"));
  await mkdir(join(folder, "bin"));
  await writeFile(join(folder, "bin", "matte"), `#!/bin/sh\nexec '${process.execPath}' '${PROGRAM}' "$@"\n`, {
    mode: 0o755,
  });
  const [made = "", phone = ""] = await writePhotos(path("made"), ["canon-eos-r6", "heic-phone"]);
  await rename(phone, path("phone.heic"));
  for (const name of ["a.jpg", "c.jpg"]) await copyFile(made, path(name));
  await rm(path("made"), { recursive: true });
  const heic = await readFile(path("phone.heic"));
  await writeFile(path("broken.heic"), heic.fill(0xff, heic.indexOf("mdat") + 4));
  await writeSigner();
  await writeFile(path("captions.csv"), CAPTIONS);
  await writeFile(path("mine.matte-look.json"), JSON.stringify(LOOK));
}, PATIENCE_MS);
afterAll(() => rm(folder, { recursive: true }));

/** A certificate, its key and others, and a photo that a camera signed. */
async function writeSigner(): Promise<void> {
  const authority = await createAuthority();
  const own = await createSigner(authority, { subject: "O=Gallery Ltd" });
  const other = await createSigner(authority);
  await writeFile(path("certificate.pem"), own.pem.certificate);
  await writeFile(path("key.pem"), own.pem.key, { mode: 0o600 });
  await writeFile(path("other.pem"), other.pem.key, { mode: 0o600 });
  await writeFile(path("open.pem"), own.pem.key);
  await chmod(path("open.pem"), 0o644);
  await mkdir(path("camera"));
  await writeFile(path("camera", "a.jpg"), await signedByCamera(await photo("canon-eos-r6"), other));
}

/** Runs a line in bash; prints its output and, unless it is 0, its exit code. */
async function printed(line: string): Promise<string> {
  const env = environmentOf(folder, join(folder, "settings"));
  const options = { cwd: path(), env: { ...env, PATH: `${join(folder, "bin")}:${env["PATH"]}` } };
  const script = `exec 2>&1; set -o pipefail; ${line}`;
  const run = promisify(execFile)("/bin/bash", ["-c", script], options);
  const { stdout, code } = await run.then(
    (ended) => ({ ...ended, code: 0 }),
    (error: unknown) => error as { readonly stdout: string; readonly code: number },
  );
  return code === 0 ? stdout : `${stdout}[exit ${code}]\n`;
}

interface Titles {
  readonly title?: string;
  readonly creator?: string;
  readonly city?: string;
}

/** Returns what a result says about itself. */
async function wordsOf(...parts: readonly string[]): Promise<Titles> {
  const wanted = { settings: DEFAULT_SETTINGS, plan: "pro", again: true } as const;
  const { facts } = await frameJobOf(await readPhoto(path(...parts)), wanted, { number: 1, count: 1 });
  return facts.words;
}

describe.runIf(process.platform === "linux")("A session", () => {
  it(
    "prints exactly what its transcript has",
    async () => {
      const expected = await readFile(TRANSCRIPT, "utf8");
      const lines = [...expected.matchAll(/^\$ (.*)$/gm)].map(([, line = ""]) => line);
      let transcript = "";
      for (const line of lines) transcript += `$ ${line}\n${await printed(line)}\n`;
      if (process.env["UPDATE_GOLDEN"] !== undefined) await writeFile(TRANSCRIPT, transcript);
      expect(lines.length).toBeGreaterThanOrEqual(20);
      expect(transcript).toBe(await readFile(TRANSCRIPT, "utf8"));
    },
    PATIENCE_MS,
  );

  it("writes the captions of options, table and look into the results", async () => {
    expect(await wordsOf("framed", "a.jpeg")).toMatchObject({ title: "Dunes, noon", creator: "Ada Holm" });
    expect(await wordsOf("captioned", "a.jpeg")).toMatchObject({ title: "Dunes, noon", creator: "Ines Morel" });
    expect(await wordsOf("captioned", "c.jpeg")).toMatchObject({ title: "Harbour", creator: "Ada Holm" });
    expect(await wordsOf("look", "a.jpeg")).toMatchObject({ creator: "Ada Holm" });
  });
});
