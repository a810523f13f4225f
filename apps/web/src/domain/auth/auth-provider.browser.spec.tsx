import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { PRIVATE_FOLDER } from "../zip/types.ts";
import type { ZipEntry } from "../zip/types.ts";
import { zipFiles } from "../zip/zip-files.ts";
import { AuthProvider } from "./AuthProvider.tsx";
import { createAuth, type Auth } from "./auth.ts";
import { AT_FIRST, type AuthState } from "./auth-state.ts";
import { ADA, BO, documentOf, newWorld, portsOf } from "./testing/world.ts";

let root: Root;
let auth: Auth;
const store = createStore<AuthState>(() => AT_FIRST);
const refresh = vi.fn<Auth["refresh"]>(async () => undefined);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  refresh.mockClear();
  store.setState(AT_FIRST);
  auth = { ...createAuth(portsOf(newWorld())), store, refresh };
  root = createRoot(document.body.appendChild(document.createElement("div")));
  const page = (
    <StrictMode>
      <AuthProvider auth={auth}>Page</AuthProvider>
    </StrictMode>
  );
  flushSync(() => root.render(page));
});

afterEach(() => {
  root.unmount();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("an open page refreshes every minute", () => {
  vi.advanceTimersByTime(59_000);
  expect(refresh).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(refresh).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test.each(["focus", "online"])("an open page refreshes at once on %s", (event) => {
  dispatchEvent(new Event(event));
  expect(refresh).toHaveBeenCalledOnce();
});

const NAMING_ADA = JSON.stringify({ user: ADA, document: documentOf(ADA) });
const ENDED = JSON.stringify({ ended: true });

test.each([
  ["matte.account", null, null, 1],
  ["matte.account", NAMING_ADA, null, 1],
  ["matte.account", null, NAMING_ADA, 1],
  ["matte.account", NAMING_ADA, ENDED, 1],
  ["matte.account", ENDED, NAMING_ADA, 1],
  ["matte.account", NAMING_ADA, JSON.stringify({ user: BO, document: documentOf(BO) }), 1],
  // Two tabs knowing different documents would otherwise wake each other for ever.
  ["matte.account", NAMING_ADA, JSON.stringify({ user: ADA, document: { ...documentOf(ADA), plan: "pro" } }), 0],
  ["matte.theme", null, null, 0],
])("when another tab changes %s from %s to %s, the page refreshes %i times", (key, oldValue, newValue, times) => {
  dispatchEvent(new StorageEvent("storage", { key, oldValue, newValue }));
  expect(refresh).toHaveBeenCalledTimes(times);
});

test("a page that is hidden or closed does not refresh", () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  vi.advanceTimersByTime(120_000);
  vi.restoreAllMocks();
  root.unmount();
  vi.advanceTimersByTime(120_000);
  dispatchEvent(new Event("focus"));
  expect(refresh).not.toHaveBeenCalled();
});

async function* onePhoto(): AsyncGenerator<ZipEntry> {
  yield await Promise.resolve({ name: "a.jpeg", bytes: new Uint8Array(1), modified: new Date(2026, 4, 17) });
}

async function storedZips(): Promise<readonly string[]> {
  const files = await navigator.storage.getDirectory();
  const names: string[] = [];
  for await (const name of (await files.getDirectoryHandle(PRIVATE_FOLDER, { create: true })).keys()) names.push(name);
  return names;
}

test.each([
  ["leaves", null],
  ["is replaced by another", BO],
])("files and settings of a user who %s are removed", async (_how, next) => {
  localStorage.setItem(`matte.settings.${ADA.uid}`, "{}");
  flushSync(() => store.setState({ loading: false, user: ADA }));
  // Other specs in this browser may leave ZIPs.
  const others = await storedZips();
  await zipFiles.write(onePhoto(), { signal: new AbortController().signal, chosen: null });
  const written = (await storedZips()).filter((name) => !others.includes(name));
  const left = async () => (await storedZips()).filter((name) => written.includes(name));
  expect(written).not.toEqual([]);
  await expect.poll(() => localStorage.getItem(`matte.settings.${ADA.uid}`)).toBe("{}");
  flushSync(() => store.setState({ ended: true }));
  expect(await left()).not.toEqual([]);
  flushSync(() => store.setState({ user: next }));
  await expect.poll(() => localStorage.getItem(`matte.settings.${ADA.uid}`)).toBeNull();
  await expect.poll(left).toEqual([]);
});
