import { describe, expect, it, test } from "vitest";
import { UsageError } from "./exits.ts";
import { isInShard, shardOf } from "./shard.ts";

const K8S = { JOB_COMPLETION_INDEX: "0", JOB_COMPLETIONS: "4" };
const SLURM = { SLURM_ARRAY_TASK_ID: "4", SLURM_ARRAY_TASK_COUNT: "4" };
const AWS = { AWS_BATCH_JOB_ARRAY_INDEX: "3", AWS_BATCH_JOB_ARRAY_SIZE: "4" };

test.each([
  ["1/1", {}, { index: 1, count: 1 }],
  ["4/4", {}, { index: 4, count: 4 }],
  ["auto", K8S, { index: 1, count: 4 }],
  ["auto", AWS, { index: 4, count: 4 }],
  ["auto", { ...SLURM, SLURM_ARRAY_TASK_ID: "3" }, { index: 4, count: 4 }],
  ["auto", { ...SLURM, SLURM_ARRAY_TASK_MIN: "1", SLURM_ARRAY_TASK_STEP: "1" }, { index: 4, count: 4 }],
  ["auto", { ...SLURM, SLURM_ARRAY_TASK_MIN: "0", SLURM_ARRAY_TASK_STEP: "2" }, { index: 3, count: 4 }],
])("--shard %s with %j is the share %j", (value, environment, share) => {
  expect(shardOf(value, environment)).toEqual(share);
});

test("Without --shard all photos are framed, in a job of a batch engine too", () => {
  expect(shardOf(undefined, K8S)).toBeNull();
});

test.each([
  ["0/4", {}, "--shard takes a share such as 2/4"],
  ["5/4", {}, "--shard takes a share such as 2/4"],
  ["1", {}, "--shard takes a share such as 2/4"],
  ["1/4/2", {}, "--shard takes a share such as 2/4"],
  ["-1/4", {}, "--shard takes a share such as 2/4"],
  ["1/9999999", {}, "--shard takes a share such as 2/4"],
  ["auto", {}, "no job of Kubernetes, Slurm or AWS Batch"],
  ["auto", { JOB_COMPLETION_INDEX: "0" }, "JOB_COMPLETION_INDEX without JOB_COMPLETIONS"],
  ["auto", { ...SLURM, SLURM_ARRAY_TASK_ID: "7", SLURM_ARRAY_TASK_MIN: "1" }, "Number the jobs without gaps"],
  ["auto", { JOB_COMPLETION_INDEX: "x", JOB_COMPLETIONS: "4" }, "can’t make a share"],
])("--shard %s with %j is wrong usage: %s", (value, environment, message) => {
  expect(() => shardOf(value, environment)).toThrow(UsageError);
  expect(() => shardOf(value, environment)).toThrow(message);
});

describe("A photo", () => {
  const indexOf = (photo: string, count: number): number[] =>
    Array.from({ length: count }, (_, at) => at + 1).filter((index) => isInShard(photo, { index, count }));

  it("belongs to one share, of which each has its part", () => {
    const photos = Array.from({ length: 4000 }, (_, at) => `shoot/IMG_${at}.jpg`);
    const shares = photos.map((photo) => indexOf(photo, 4));
    for (const found of shares) expect(found).toHaveLength(1);
    for (const share of [1, 2, 3, 4]) {
      const { length } = shares.filter(([index]) => index === share);
      expect(Math.abs(length - 1000)).toBeLessThan(120);
    }
  });

  it.each([
    ["a/IMG_1.jpg", "b/IMG_1.jpg"],
    ["IMG_1.jpg", "img_1.CR2"],
    ["é.jpg", "e\u0301.jpg"],
  ])("is in one share with another whose result could have its name: %s and %s", (one, other) => {
    expect(indexOf(one, 1000)).toEqual(indexOf(other, 1000));
  });

  it("stays in its share from one version to the next", () => {
    const photos = ["IMG_0001.jpg", "IMG_0002.jpg", "DSC00003.ARW", "写真.jpg"];
    expect(photos.map((photo) => indexOf(photo, 16)[0])).toEqual([16, 4, 10, 16]);
  });
});
