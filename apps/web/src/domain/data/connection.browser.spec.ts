import { deleteDB } from "idb";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { DataConnection } from "./data-connection.ts";
import type { Network } from "./ports.ts";
import { openIndexedStore } from "./store/indexed.ts";
import { fakeServer, type FakeServer } from "./testing/fake-server.ts";
import { openConnection } from "./testing/page-tab.ts";

let name = "";
let server: FakeServer;
let stops: (() => void)[] = [];
let frames: HTMLIFrameElement[] = [];

beforeEach(() => {
  name = `matte.test.${crypto.randomUUID()}`;
  server = fakeServer();
});

afterEach(async () => {
  for (const stop of stops) stop();
  for (const frame of frames) frame.remove();
  [stops, frames] = [[], []];
  await deleteDB(name);
});

const VITEST_RUNNER = "__vitest_browser_runner__";
const creditNames = (count: number): string[] => Array.from({ length: count }, (_, at) => `credit ${at}`);
const applied = (): string[] => server.applied.map(({ credit }) => credit);
const save = async (connection: DataConnection, credit: string) =>
  connection.save("ada", { preferences: { photoBy: credit } });

function begin(connection: DataConnection): DataConnection {
  stops.push(connection.start());
  connection.resume("ada");
  return connection;
}

/** Opens a separate document: for locks, channels and storage that is a tab. */
async function openFrame(network: Network): Promise<{ connection: DataConnection; crash: () => void }> {
  const frame = document.createElement("iframe");
  frames.push(frame);
  document.body.append(frame);
  const page = frame.contentWindow;
  if (page === null) throw new Error("The frame has no window.");
  // Vitest counts dynamic imports with its runner and looks for it in the importing document.
  Reflect.set(page, VITEST_RUNNER, Reflect.get(globalThis, VITEST_RUNNER));
  const script = page.document.createElement("script");
  script.type = "module";
  script.src = new URL("./testing/page-tab.ts", import.meta.url).href;
  page.document.head.append(script);
  await expect.poll(() => page.openConnection).toBeDefined();
  if (page.openConnection === undefined) throw new Error("The frame has no connection.");
  return { connection: begin(page.openConnection(name, network)), crash: () => frame.remove() };
}

/** Counts the requests with writes that are under way at the same time. */
function counted(network: Network): { readonly network: Network; most: () => number } {
  let now = 0;
  let most = 0;
  const counting: Network = async (ask) => {
    const counts = ask.path === "/api/writes";
    if (counts) now += 1;
    most = Math.max(most, now);
    await new Promise((done) => setTimeout(done, 5));
    try {
      return await network(ask);
    } finally {
      if (counts) now -= 1;
    }
  };
  return { network: counting, most: () => most };
}

describe("in a real browser", () => {
  it("writes that a page stored before a crash are sent by the next one", async () => {
    server.setFault("refused-connection");
    const first = begin(openConnection(name, server.network));
    for (const credit of creditNames(25)) expect(await save(first, credit)).toBe("queued");
    stops.pop()?.();
    server.setFault(undefined);
    const second = begin(openConnection(name, server.network));
    await expect.poll(() => second.status.getState()).toMatchObject({ reachability: "online", waiting: 0 });
    expect(applied()).toEqual(creditNames(25));
  });

  it("two tabs send in one order, one at a time, and have the same status", async () => {
    const { network, most } = counted(server.network);
    server.setFault("refused-connection");
    const [one, two] = [await openFrame(network), await openFrame(network)];
    for (const [at, credit] of creditNames(40).entries()) await save((at % 2 === 0 ? one : two).connection, credit);
    await expect.poll(() => one.connection.status.getState().waiting).toBe(40);
    await expect.poll(() => two.connection.status.getState()).toMatchObject({ reachability: "offline", waiting: 40 });
    server.setFault(undefined);
    one.connection.retry();
    two.connection.retry();
    await expect.poll(() => [one, two].map(({ connection }) => connection.status.getState().waiting)).toEqual([0, 0]);
    expect(applied()).toEqual(creditNames(40));
    expect(most()).toBe(1);
  });

  it("the writes of a tab that dies while sending are sent by another one", async () => {
    let reached = (): void => undefined;
    const sending = new Promise<void>((resolve) => void (reached = resolve));
    const dying = await openFrame(async (ask) => {
      if (ask.path === "/api/writes") reached();
      return ask.path === "/api/writes" ? new Promise<never>(() => undefined) : server.network(ask);
    });
    await save(dying.connection, "left behind");
    await sending;
    stops.length = 0;
    const other = await openFrame(server.network);
    dying.crash();
    await expect.poll(() => applied()).toEqual(["left behind"]);
    await expect.poll(() => other.connection.status.getState().waiting).toBe(0);
  });

  it("a sign-out without a network is kept across pages and sent first", async () => {
    const first = begin(openConnection(name, server.network));
    await expect.poll(() => first.status.getState().reachability).toBe("online");
    server.setFault("refused-connection");
    expect(await first.signOut()).toBe("waiting");
    stops.pop()?.();
    const second = openConnection(name, server.network);
    expect(await second.isSignOutPending()).toBe(true);
    server.setFault(undefined);
    server.asked.length = 0;
    stops.push(second.start());
    await expect.poll(() => server.session).toBeNull();
    expect(server.asked[0]?.path).toBe("/auth/sign-out");
  });

  it("writes survive a second opening of the database", async () => {
    server.setFault("refused-connection");
    const connection = begin(openConnection(name, server.network));
    await save(connection, "a");
    const beside = await openIndexedStore(name, () => undefined);
    expect(await beside.head("ada", 10)).toHaveLength(1);
    beside.close();
    await save(connection, "b");
    server.setFault(undefined);
    connection.retry();
    await expect.poll(() => applied()).toEqual(["a", "b"]);
  });
});
