/** Recipes for batch engines, run as the engines do: each of their calls with its variables, all at once. */
import { execFile } from "node:child_process";
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { parse } from "yaml";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { writeAccount } from "../e2e/support/command-line.ts";
import { writePhotos } from "../photos/index.ts";
import { buildProgram, environmentOf, PROGRAM } from "./built-program.ts";

const FOLDER = fileURLToPath(new URL("../../apps/cli/integrations/batch/", import.meta.url));
const CALLS = 4;
const PHOTOS = 12;
const PATIENCE_MS = 180_000;

let folder = "";
beforeAll(buildProgram, PATIENCE_MS);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "matte-engines-"));
  await writeAccount(join(folder, "settings"), "pro");
  const [photo = ""] = await writePhotos(join(folder, "made"), ["plain"]);
  await mkdir(join(folder, "shoot"));
  await mkdir(join(folder, "bin"));
  for (let at = 0; at < PHOTOS; at += 1) await copyFile(photo, join(folder, "shoot", `IMG_${at}.jpg`));
  await writeScript("matte", `exec '${process.execPath}' '${PROGRAM}' "$@"`);
  // Slurm's, within a task.
  await writeScript("srun", `exec "$@"`);
});
afterEach(() => rm(folder, { recursive: true }));

async function writeScript(name: string, line: string): Promise<void> {
  await writeFile(join(folder, "bin", name), `#!/bin/sh\n${line}\n`);
  await chmod(join(folder, "bin", name), 0o755);
}

interface Call {
  readonly program: string;
  readonly args: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
}

interface JobManifest {
  readonly spec: {
    readonly completions: number;
    readonly template: { readonly spec: { readonly containers: readonly Container[] } };
  };
}

interface Container {
  readonly args: readonly string[];
  readonly env: readonly { readonly name: string; readonly value: string }[];
}

/** Calls of each engine by index, from 0. */
const ENGINES: Readonly<Record<string, (index: number) => Promise<Call>>> = {
  "kubernetes.yaml": async (index) => {
    const { spec } = parse(await readFile(join(FOLDER, "kubernetes.yaml"), "utf8")) as JobManifest;
    const { args, env } = spec.template.spec.containers[0]!;
    expect(spec.completions).toBe(CALLS);
    const set = Object.fromEntries(env.map(({ name, value }) => [name, value]));
    return { program: "matte", args, variables: { ...set, JOB_COMPLETION_INDEX: String(index) } };
  },
  "slurm.sh": async (index) => {
    const script = join(FOLDER, "slurm.sh");
    const [, first = "", last = ""] = /^#SBATCH --array=(\d+)-(\d+)$/m.exec(await readFile(script, "utf8")) ?? [];
    expect(Number(last) - Number(first) + 1).toBe(CALLS);
    const variables = {
      SLURM_ARRAY_TASK_ID: String(Number(first) + index),
      SLURM_ARRAY_TASK_COUNT: String(CALLS),
      SLURM_ARRAY_TASK_MIN: first,
      SLURM_ARRAY_TASK_MAX: last,
      SLURM_ARRAY_TASK_STEP: "1",
      SLURM_CPUS_PER_TASK: "2",
    };
    return { program: "/bin/bash", args: [script], variables };
  },
  "aws-batch.json": async (index) => {
    const definition = JSON.parse(await readFile(join(FOLDER, "aws-batch.json"), "utf8")) as {
      readonly containerProperties: { readonly command: readonly string[] };
    };
    const variables = { AWS_BATCH_JOB_ARRAY_INDEX: String(index), AWS_BATCH_JOB_ARRAY_SIZE: String(CALLS) };
    return { program: "matte", args: definition.containerProperties.command, variables };
  },
};

async function run({ program, args, variables }: Call): Promise<string> {
  const env = { ...environmentOf(folder, join(folder, "settings")), ...variables };
  const path = `${join(folder, "bin")}:${env["PATH"]}`;
  const { stderr } = await promisify(execFile)(program, args, { cwd: folder, env: { ...env, PATH: path } });
  return stderr;
}

describe.runIf(process.platform === "linux")("The recipe", () => {
  it.each(Object.keys(ENGINES))(
    "%s frames each photo once, in four calls",
    async (recipe) => {
      const calls = await Promise.all(Array.from({ length: CALLS }, (_, index) => ENGINES[recipe]!(index)));
      const said = await Promise.all(calls.map(run));
      const framed = said.map((text) => Number(/^(\d+) photos? framed/m.exec(text)?.[1]));
      expect(framed.reduce((sum, count) => sum + count, 0)).toBe(PHOTOS);
      expect(await readdir(join(folder, "prints"))).toHaveLength(PHOTOS);
    },
    PATIENCE_MS,
  );
});
