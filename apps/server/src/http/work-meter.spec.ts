import { expect, it } from "vitest";
import { createWorkMeter, WORK_WINDOW_MS } from "./work-meter.ts";

it("A work meter forgets work after two windows", () => {
  let now = 0;
  const meter = createWorkMeter(() => now);
  meter.add("ada", 5);
  meter.add("ada", 3);
  expect(meter.of("ada")).toBe(8);
  now = WORK_WINDOW_MS;
  expect(meter.of("ada")).toBe(8);
  now = 2 * WORK_WINDOW_MS;
  expect(meter.of("ada")).toBe(0);
});

it("A work meter calls only those heavy who took their share of the work or more", () => {
  const meter = createWorkMeter(() => 0);
  meter.add("mallory", 900);
  for (let count = 0; count < 10; count++) meter.add(`stranger ${count}`, 5);
  expect(meter.isHeavy("mallory")).toBe(true);
  expect(meter.isHeavy("stranger 3")).toBe(false);
  expect(meter.isHeavy("newcomer")).toBe(false);
});

it("A work meter calls equal users heavy, so that a crowd is reduced", () => {
  const meter = createWorkMeter(() => 0);
  for (const user of ["ada", "grace"]) meter.add(user, 100);
  expect(meter.isHeavy("ada")).toBe(true);
  expect(meter.isHeavy("grace")).toBe(true);
});

it("A work meter calls no first visitors heavy, whose work is little, but a crowd of them", () => {
  const meter = createWorkMeter(() => 0);
  expect(meter.isHeavy("ada")).toBe(false);
  meter.add("ada", 40);
  expect(meter.isHeavy("ada")).toBe(false);
  for (let count = 0; count < 19; count++) meter.add(`visitor ${count}`, 40);
  expect(meter.isHeavy("ada")).toBe(true);
});
