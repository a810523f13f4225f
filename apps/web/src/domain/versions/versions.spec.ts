import { describe, expect, it, vi } from "vitest";
import type { WorkerRequest } from "./messages.ts";
import { openVersions } from "./versions.ts";

const HOUR = 60 * 60_000;
const SCRIPT = "/assets/app-1.js";

/** A service worker whose version has one script. */
class FakeWorker extends EventTarget {
  state = "installing";
  readonly requests: WorkerRequest[] = [];
  readonly #script: string;

  constructor(script: string) {
    super();
    this.#script = script;
  }

  postMessage(request: WorkerRequest, [port]: readonly MessagePort[] = []): void {
    this.requests.push(request);
    if (request.type === "matte.is-yours") port?.postMessage(request.script === this.#script);
  }

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  readonly update = vi.fn<() => Promise<void>>(async () => undefined);
  readonly unregister = vi.fn<() => Promise<boolean>>(async () => true);
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();
  readonly register = vi.fn<() => Promise<FakeRegistration>>(async () => this.registration);

  control(worker: FakeWorker): void {
    this.controller = worker;
    this.dispatchEvent(new Event("controllerchange"));
  }

  install(worker: FakeWorker): void {
    this.registration.installing = worker;
    this.registration.dispatchEvent(new Event("updatefound"));
    this.registration.installing = null;
    this.registration.waiting = worker;
    worker.become("installed");
  }
}

function setUp({ controlled = true, unsaved = false, online = true } = {}) {
  const container = new FakeContainer();
  if (controlled) container.controller = new FakeWorker(SCRIPT);
  const reload = vi.fn<() => void>();
  const onFirstWorker = vi.fn<() => void>();
  let time = 0;
  const versions = openVersions({
    // The fake has all members used here.
    container: container as unknown as ServiceWorkerContainer,
    workerUrl: () => "/sw.js",
    script: SCRIPT,
    isWorkUnsaved: async () => unsaved,
    reload,
    isOnline: () => online,
    onFirstWorker,
    now: () => time,
  });
  const pass = (ms: number): void => void (time += ms);
  return { container, versions, reload, onFirstWorker, pass, ready: () => versions.store.getState().ready };
}

describe("a new version", () => {
  it("is offered once it is installed, and activated on request", async () => {
    const { container, versions, reload, ready } = setUp();
    await versions.start();
    expect(ready()).toBe(false);
    const newer = new FakeWorker("/assets/app-2.js");
    container.install(newer);
    await expect.poll(ready).toBe(true);
    expect(await versions.update()).toBe("updating");
    expect(newer.requests.at(-1)).toEqual({ type: "matte.come-in" });
    expect(reload).not.toHaveBeenCalled();
    container.control(newer);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ["without a worker, online", true, 1],
    ["with its worker, offline", false, 0],
  ])("appears after five seconds even if the old worker does not end: %s", async (_, online, unregistered) => {
    vi.useFakeTimers();
    try {
      const { container, versions, reload } = setUp({ online });
      await versions.start();
      container.install(new FakeWorker("/assets/app-2.js"));
      await versions.update();
      await vi.advanceTimersByTimeAsync(4999);
      expect(reload).not.toHaveBeenCalled();
      expect(container.registration.unregister).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(reload).toHaveBeenCalledOnce();
      expect(container.registration.unregister).toHaveBeenCalledTimes(unregistered);
    } finally {
      vi.useRealTimers();
    }
  });

  it("is offered when it has been waiting since an earlier visit", async () => {
    const { container, versions, ready } = setUp();
    container.registration.waiting = new FakeWorker("/assets/app-2.js");
    await versions.start();
    expect(ready()).toBe(true);
  });

  it("is not offered to a page of the same version", async () => {
    const { container, versions, ready } = setUp();
    const mine = new FakeWorker(SCRIPT);
    container.registration.waiting = mine;
    await versions.start();
    expect(mine.requests).toEqual([{ type: "matte.is-yours", script: SCRIPT }]);
    expect(ready()).toBe(false);
  });

  it("is not activated while any tab has unsaved work", async () => {
    const { container, versions, reload } = setUp({ unsaved: true });
    const newer = new FakeWorker("/assets/app-2.js");
    container.registration.waiting = newer;
    await versions.start();
    expect(await versions.update()).toBe("blocked");
    expect(newer.requests.map(({ type }) => type)).toEqual(["matte.is-yours"]);
    expect(reload).not.toHaveBeenCalled();
  });

  it("activated by another tab is offered, and no page reloads by itself", async () => {
    const { container, versions, reload, ready } = setUp();
    await versions.start();
    container.control(new FakeWorker("/assets/app-2.js"));
    await expect.poll(ready).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    expect(await versions.update()).toBe("updating");
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe("the first worker", () => {
  it("is no update: nothing is offered, nothing reloads", async () => {
    const { container, versions, reload, onFirstWorker, ready } = setUp({ controlled: false });
    await versions.start();
    const first = new FakeWorker(SCRIPT);
    container.install(first);
    container.control(first);
    expect(onFirstWorker).toHaveBeenCalledOnce();
    expect(first.requests).toEqual([]);
    expect(ready()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("checking for a new version", () => {
  it("happens at most once an hour", async () => {
    const { container, versions, pass } = setUp();
    await versions.start();
    await versions.check();
    expect(container.registration.update).not.toHaveBeenCalled();
    pass(HOUR);
    await versions.check();
    await versions.check();
    expect(container.registration.update).toHaveBeenCalledOnce();
  });
});
