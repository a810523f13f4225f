import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { autoAdvance } from "./auto-advance.ts";

const INTERVAL_MS = 6000;

let [area, outside] = [document.createElement("section"), document.createElement("button")];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  [area, outside] = [document.createElement("section"), document.createElement("button")];
  area.append(document.createElement("button"), document.createElement("button"));
  document.body.replaceChildren(area, outside);
  reduceMotion(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Sets whether the system reduces motion. */
function reduceMotion(matches: boolean): void {
  const query = Object.assign(new EventTarget(), { matches }) as MediaQueryList;
  vi.spyOn(window, "matchMedia").mockReturnValue(query);
}

/** Starts the clock. @returns it, and the number of steps after some milliseconds more */
function started() {
  const step = vi.fn();
  const clock = autoAdvance(area, step);
  const stepsAfter = (ms: number): number => {
    vi.advanceTimersByTime(ms);
    const { length } = step.mock.calls;
    step.mockClear();
    return length;
  };
  return { clock, stepsAfter };
}

function point(type: "pointerenter" | "pointerleave", pointerType = "mouse"): void {
  area.dispatchEvent(new PointerEvent(type, { pointerType }));
}

function showTab(state: "hidden" | "visible"): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

test("a step is made every six seconds", () => {
  const { stepsAfter } = started();
  expect([stepsAfter(INTERVAL_MS - 1), stepsAfter(1), stepsAfter(2 * INTERVAL_MS)]).toEqual([0, 1, 2]);
});

test("a whole interval begins with a restart", () => {
  const { clock, stepsAfter } = started();
  vi.advanceTimersByTime(INTERVAL_MS - 1);
  clock.restart();
  expect([stepsAfter(INTERVAL_MS - 1), stepsAfter(1)]).toEqual([0, 1]);
});

test.each([
  ["the pointer is over it", () => point("pointerenter"), () => point("pointerleave")],
  ["it contains the focus", () => area.querySelector("button")?.focus(), () => outside.focus()],
  ["its tab is hidden", () => showTab("hidden"), () => showTab("visible")],
])("no step is made while %s, and a whole interval follows", (_, hold, release) => {
  const { stepsAfter } = started();
  hold();
  expect(stepsAfter(3 * INTERVAL_MS)).toBe(0);
  release();
  expect([stepsAfter(INTERVAL_MS - 1), stepsAfter(1)]).toEqual([0, 1]);
});

test("it stays paused while the focus moves within it", () => {
  const { stepsAfter } = started();
  const [first, second] = area.querySelectorAll("button");
  first?.focus();
  second?.focus();
  expect(stepsAfter(3 * INTERVAL_MS)).toBe(0);
});

test("a touch, which never leaves, does not pause it", () => {
  const { stepsAfter } = started();
  point("pointerenter", "touch");
  expect(stepsAfter(INTERVAL_MS)).toBe(1);
});

test("the button and the pointer are reasons of their own", () => {
  const { clock, stepsAfter } = started();
  clock.hold("button", true);
  point("pointerenter");
  point("pointerleave");
  expect(stepsAfter(3 * INTERVAL_MS)).toBe(0);
  clock.hold("button", false);
  expect(stepsAfter(INTERVAL_MS)).toBe(1);
});

test("no step is ever made where the system reduces motion", () => {
  reduceMotion(true);
  const { stepsAfter } = started();
  point("pointerenter");
  point("pointerleave");
  expect(stepsAfter(3 * INTERVAL_MS)).toBe(0);
});
