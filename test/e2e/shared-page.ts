/**
 * A page shared by tests: each finds it without cookies and stored data, but with the browser's file and code cache, so
 * that the editor opens in a third of the processor time. A test changing the page for good gets it for itself.
 */
import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";

/** Methods with effects outlasting a test. */
const LASTING = {
  page: ["addInitScript", "close", "emulateMedia", "exposeBinding", "exposeFunction", "route", "setViewportSize"],
  context: [
    "addInitScript",
    "exposeBinding",
    "exposeFunction",
    "grantPermissions",
    "newCDPSession",
    "newPage",
    "route",
    "setExtraHTTPHeaders",
    "setOffline",
  ],
  clock: ["install", "setFixedTime"],
} as const;

interface Room {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly key: string;
  readonly session: CDPSession;
  /** Removes the listeners added to the page since the last call. */
  readonly forgetListeners: () => void;
  isSpent: boolean;
}

/** A worker's shared page. */
export class SharedPage {
  #room: Room | undefined;

  /** @param key the test's options, used for its context */
  async enter(browser: Browser, key: string): Promise<Page> {
    if (this.#room?.key !== key) await this.close();
    if (this.#room === undefined) this.#room = await newRoom(browser, key);
    else await empty(this.#room);
    return this.#room.page;
  }

  /** @param hasPassed false if the test may have left anything */
  async leave(hasPassed: boolean): Promise<void> {
    this.#room?.forgetListeners();
    if (!hasPassed || this.#room?.isSpent === true) await this.close();
  }

  async close(): Promise<void> {
    await this.#room?.context.close();
    this.#room = undefined;
  }
}

/** The context takes the running test's options. */
async function newRoom(browser: Browser, key: string): Promise<Room> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const spend = (): void => void (room.isSpent = true);
  // Windows have separate listeners and storage.
  page.on("popup", spend).on("crash", spend);
  const room: Room = { page, context, key, session, forgetListeners: recordListeners(page), isSpent: false };
  watch(page, LASTING.page, spend);
  watch(context, LASTING.context, spend);
  watch(page.clock, LASTING.clock, spend);
  return room;
}

/** @returns a function removing the listeners added since its last call */
function recordListeners(page: Page): () => void {
  const added: (readonly unknown[])[] = [];
  const on: unknown = page.on;
  if (typeof on !== "function") throw new Error("A page has no listeners");
  const value = (...args: readonly unknown[]): unknown => {
    added.push(args);
    return Reflect.apply(on, page, args);
  };
  Object.defineProperty(page, "on", { value });
  return () => {
    for (const args of added.splice(0)) Reflect.apply(page.off, page, args);
  };
}

/** Calls `used` before each method call. */
function watch<Target extends object>(target: Target, names: readonly (keyof Target)[], used: () => void): void {
  for (const name of names) {
    const method: unknown = target[name];
    if (typeof method !== "function") throw new Error(`${String(name)} is not a method`);
    const value = (...args: readonly unknown[]): unknown => {
      used();
      return Reflect.apply(method, target, args);
    };
    Object.defineProperty(target, name, { value });
  }
}

/** Removes cookies and stored data, and leaves unsaved work. */
async function empty({ page, session }: Room): Promise<void> {
  // A document on the same origin without connections to the deleted data.
  await page.goto("/healthz");
  await page.evaluate(() => sessionStorage.clear());
  await session.send("Storage.clearDataForOrigin", { origin: new URL(page.url()).origin, storageTypes: "all" });
  await page.context().clearCookies();
  await page.mouse.move(0, 0);
}
