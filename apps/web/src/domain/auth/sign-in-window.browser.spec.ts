import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSignInWindow, takeReturn, type SignInOutcome } from "./sign-in-window.ts";

const home = location.href;
const outcomes: SignInOutcome[] = [];
const open = vi.fn<typeof window.open>(() => window);
let unsubscribe: () => void;
let request: string;

beforeEach(() => {
  open.mockClear();
  vi.spyOn(window, "open").mockImplementation(open);
  const popups = createSignInWindow();
  unsubscribe = popups.listen((outcome) => outcomes.push(outcome));
  popups.open();
  request = new URL(String(open.mock.calls[0]?.[0]), location.href).searchParams.get("request") ?? "";
});
afterEach(() => {
  unsubscribe();
  outcomes.length = 0;
  history.replaceState(null, "", home);
  vi.restoreAllMocks();
});

const message = (change: object = {}) => ({ type: "matte.sign-in", request, error: null, ...change });

function post(data: unknown, origin = location.origin): void {
  dispatchEvent(new MessageEvent("message", { data, origin }));
}

test("a sign-in opens one popup at the server's URL, with an unguessable request", () => {
  expect(open.mock.calls.map(([url, name]) => [url, name])).toEqual([
    [`/auth/sign-in?mode=popup&request=${request}`, "matte-sign-in"],
  ]);
  expect(request).toMatch(/^[\da-f-]{36}$/);
});

test("opening reports whether a popup opened, and never leaves a page that is to stay", () => {
  expect(createSignInWindow().open(true)).toBe(true);
  open.mockReturnValueOnce(null);
  expect(createSignInWindow().open(true)).toBe(false);
  expect(sessionStorage.getItem("matte.left-to-sign-in")).toBeNull();
});

test("the answer of its own popup is its own once, though it arrives by two channels", async () => {
  const channel = new BroadcastChannel("matte.sign-in");
  post(message());
  channel.postMessage(message());
  await expect
    .poll(() => outcomes)
    .toEqual([
      { error: null, mine: true },
      { error: null, mine: false },
    ]);
  channel.close();
});

test("answers arrive by the broadcast channel alone, those of other tabs' popups too", async () => {
  const channel = new BroadcastChannel("matte.sign-in");
  channel.postMessage(message({ request: "another", error: "No." }));
  channel.postMessage(message({ error: "No." }));
  await expect
    .poll(() => outcomes)
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
])("a message %s is ignored", async (_what, send) => {
  send();
  post(message());
  await expect.poll(() => outcomes).toEqual([{ error: null, mine: true }]);
});

test("a redirect that failed is reported once, and removed from the URL", () => {
  history.replaceState(null, "", "/tool?a=b&sign-in=failed");
  expect(takeReturn()).toBe("failed");
  expect(location.pathname + location.search).toBe("/tool?a=b");
  expect(takeReturn()).toBeNull();
});

test("a redirect that came back is reported once, with the fragment that the page had", () => {
  history.replaceState(null, "", "/tool?a=b");
  sessionStorage.setItem("matte.left-to-sign-in", JSON.stringify("#look=abc"));
  expect(takeReturn()).toBe("signed-in");
  expect(location.pathname + location.search + location.hash).toBe("/tool?a=b#look=abc");
  expect(takeReturn()).toBeNull();
});
