/** Shares of a batch, for computers that work on the same list of photos without knowing of each other. */
import { createHash } from "node:crypto";
import { basename } from "node:path";
import { nameIdentity } from "@matte/engine";
import { cli } from "@matte/messages/cli";
import { UsageError } from "./exits.ts";

export interface Shard {
  /** From 1. */
  readonly index: number;
  readonly count: number;
}

/** As many as the largest engine has: Kubernetes allows 100,000 with few at a time. */
const MOST_SHARDS = 1_000_000;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads `2/4`, or `auto` for the variables of a batch engine. @returns null without a share @throws UsageError */
export function shardOf(value: string | undefined, environment: Environment): Shard | null {
  if (value === undefined) return null;
  if (value === "auto") return automaticShard(environment);
  const [, index, count] = /^(\d{1,7})\/(\d{1,7})$/.exec(value) ?? [];
  return checked({ index: Number(index), count: Number(count) }, cli.errors.shard);
}

function checked({ index, count }: Shard, message: string): Shard {
  const isValid = [index, count].every(Number.isInteger) && index >= 1 && index <= count && count <= MOST_SHARDS;
  if (!isValid) throw new UsageError(message);
  return { index, count };
}

interface Engine {
  readonly index: string;
  readonly count: string;
  /** Variables for the first index and the step to the next; 0 and 1 without them. */
  readonly first?: string;
  readonly step?: string;
}

/** Kubernetes sets no variable for the count: the manifest does. */
const ENGINES: readonly Engine[] = [
  { index: "JOB_COMPLETION_INDEX", count: "JOB_COMPLETIONS" },
  {
    index: "SLURM_ARRAY_TASK_ID",
    count: "SLURM_ARRAY_TASK_COUNT",
    first: "SLURM_ARRAY_TASK_MIN",
    step: "SLURM_ARRAY_TASK_STEP",
  },
  { index: "AWS_BATCH_JOB_ARRAY_INDEX", count: "AWS_BATCH_JOB_ARRAY_SIZE" },
];

function automaticShard(environment: Environment): Shard {
  const engine = ENGINES.find(({ index }) => environment[index] !== undefined);
  if (engine === undefined) throw new UsageError(cli.errors.noEngine);
  const { index, count, first = "", step = "" } = engine;
  if (environment[count] === undefined) throw new UsageError(cli.errors.noCount(index, count));
  const number = (name: string, otherwise: number): number => Number(environment[name] ?? otherwise);
  const rank = (number(index, NaN) - number(first, 0)) / number(step, 1);
  return checked({ index: rank + 1, count: number(count, NaN) }, cli.errors.irregular(index, count));
}

/**
 * Returns whether a photo belongs to a share. Its file's name without the ending decides, so that photos whose results
 * could have the same name are in one share, and a share stays the same while files come and go.
 */
export function isInShard(photo: string, { index, count }: Shard): boolean {
  const name = nameIdentity(basename(photo).replace(/\.[^.]*$/u, ""));
  const hash = createHash("sha256").update(name).digest().readUInt32BE();
  return hash % count === index - 1;
}
