import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSignInWindow, takeReturn, type SignInOutcome } from "./sign-in-window.ts";

const home = location.href;
const heard: SignInOutcome[] = [];
const open = vi.fn<typeof window.open>(() => window);
let deaf: () => void;
let request: string;

beforeEach(() => {
  open.mockClear();
  vi.spyOn(window, "open").mockImplementation(open);
  const popups = createSignInWindow();
  deaf = popups.listen((outcome) => heard.push(outcome));
  popups.open();
  request = new URL(String(open.mock.calls[0]?.[0]), location.href).searchParams.get("request") ?? "";
});
afterEach(() => {
  deaf();
  heard.length = 0;
  history.replaceState(null, "", home);
  vi.restoreAllMocks();
});

const message = (change: object = {}) => ({ type: "matte.sign-in", request, error: null, ...change });

function post(data: unknown, origin = location.origin): void {
  dispatchEvent(new MessageEvent("message", { data, origin }));
}

test("opens one popup at the server's own address, with a question nobody else can know", () => {
  expect(open.mock.calls.map(([address, name]) => [address, name])).toEqual([
    [`/auth/sign-in?mode=popup&request=${request}`, "matte-sign-in"],
  ]);
  expect(request).toMatch(/^[\da-f-]{36}$/);
});

test("tells whether a window opened, and never leaves a page that is to stay", () => {
  expect(createSignInWindow().open(true)).toBe(true);
  open.mockReturnValueOnce(null);
  expect(createSignInWindow().open(true)).toBe(false);
  expect(sessionStorage.getItem("matte.left-to-sign-in")).toBeNull();
});

test("hears the answer of its own popup, once, though it comes by two ways", async () => {
  const channel = new BroadcastChannel("matte.sign-in");
  post(message());
  channel.postMessage(message());
  await expect
    .poll(() => heard)
    .toEqual([
      { error: null, mine: true },
      { error: null, mine: false },
    ]);
  channel.close();
});

test("hears by the channel alone, and of other tabs' popups", async () => {
  const channel = new BroadcastChannel("matte.sign-in");
  channel.postMessage(message({ request: "another", error: "No." }));
  channel.postMessage(message({ error: "No." }));
  await expect
    .poll(() => heard)
    .toEqual([
      { error: "No.", mine: false },
      { error: "No.", mine: true },
    ]);
  channel.close();
});

test.each([
  ["from another site", () => post(message(), "https://evil.example")],
  ["of another type", () => post(message({ type: "other" }))],
  ["with a field too many", () => post(message({ token: "x" }))],
  ["without an error", () => post({ type: "matte.sign-in", request })],
  ["that is text", () => post("matte.sign-in")],
  ["that is nothing", () => post(null)],
])("a message %s is none", async (_what, send) => {
  send();
  post(message());
  await expect.poll(() => heard).toEqual([{ error: null, mine: true }]);
});

test("a redirect that failed is told once, and the address forgets it", () => {
  history.replaceState(null, "", "/tool?a=b&sign-in=failed");
  expect(takeReturn()).toBe("failed");
  expect(location.pathname + location.search).toBe("/tool?a=b");
  expect(takeReturn()).toBeNull();
});

test("a redirect that came back is told once", () => {
  sessionStorage.setItem("matte.left-to-sign-in", "true");
  expect(takeReturn()).toBe("signed-in");
  expect(takeReturn()).toBeNull();
});
