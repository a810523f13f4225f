import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createThrottle } from "./throttle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function throttled() {
  const act = vi.fn();
  return { act, throttle: createThrottle(200, act) };
}

it("a throttled action runs at once, and once more for all calls within the pause", () => {
  const { act, throttle } = throttled();
  throttle.ask();
  expect(act).toHaveBeenCalledTimes(1);
  for (let count = 0; count < 5; count += 1) throttle.ask();
  vi.advanceTimersByTime(199);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(2);
  throttle.ask();
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(3);
  throttle.ask();
  expect(act).toHaveBeenCalledTimes(4);
});

it("a throttle that ends runs a pending action, and nothing afterwards", () => {
  const { act, throttle } = throttled();
  throttle.ask();
  throttle.ask();
  throttle.end();
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  throttle.end();
  expect(act).toHaveBeenCalledTimes(2);
});
