import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createBeat } from "./beat.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function beatInTest() {
  const act = vi.fn();
  return { act, beat: createBeat(200, act) };
}

it("acts at once, and once more for all that is asked within a while", () => {
  const { act, beat } = beatInTest();
  beat.ask();
  expect(act).toHaveBeenCalledTimes(1);
  for (let count = 0; count < 5; count += 1) beat.ask();
  vi.advanceTimersByTime(199);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(2);
  beat.ask();
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(3);
  beat.ask();
  expect(act).toHaveBeenCalledTimes(4);
});

it("at its end does what is owed, and nothing afterwards", () => {
  const { act, beat } = beatInTest();
  beat.ask();
  beat.ask();
  beat.end();
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  beat.end();
  expect(act).toHaveBeenCalledTimes(2);
});
