import { describe, expect, it, vi } from "vitest";
import type { Asked } from "./messages.ts";
import { openVersions } from "./versions.ts";

const HOUR = 60 * 60_000;
const SCRIPT = "/assets/app-1.js";

/** A worker that belongs to the version of one script. */
class FakeWorker extends EventTarget {
  state = "installing";
  readonly heard: Asked[] = [];
  readonly #script: string;

  constructor(script: string) {
    super();
    this.#script = script;
  }

  postMessage(words: Asked, [port]: readonly MessagePort[] = []): void {
    this.heard.push(words);
    if (words.type === "matte.is-yours") port?.postMessage(words.script === this.#script);
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
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();
  readonly register = vi.fn<() => Promise<FakeRegistration>>(async () => this.registration);

  takeOver(worker: FakeWorker): void {
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

function world({ controlled = true, held = false } = {}) {
  const container = new FakeContainer();
  if (controlled) container.controller = new FakeWorker(SCRIPT);
  const reload = vi.fn<() => void>();
  const onFirstWorker = vi.fn<() => void>();
  let time = 0;
  const versions = openVersions({
    // Of the browser's own it has all that is used.
    container: container as unknown as ServiceWorkerContainer,
    address: () => "/sw.js",
    script: SCRIPT,
    workIsHeld: async () => held,
    reload,
    onFirstWorker,
    now: () => time,
  });
  const pass = (ms: number): void => void (time += ms);
  return { container, versions, reload, onFirstWorker, pass, ready: () => versions.store.getState().ready };
}

describe("a new version", () => {
  it("is offered once it is there, and comes in when it is wanted", async () => {
    const { container, versions, reload, ready } = world();
    await versions.start();
    expect(ready()).toBe(false);
    const newer = new FakeWorker("/assets/app-2.js");
    container.install(newer);
    await expect.poll(ready).toBe(true);
    expect(await versions.update()).toBe("updating");
    expect(newer.heard.at(-1)).toEqual({ type: "matte.come-in" });
    expect(reload).not.toHaveBeenCalled();
    container.takeOver(newer);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("is offered when it has been waiting since an earlier visit", async () => {
    const { container, versions, ready } = world();
    container.registration.waiting = new FakeWorker("/assets/app-2.js");
    await versions.start();
    expect(ready()).toBe(true);
  });

  it("is not offered to a page that is of that version already", async () => {
    const { container, versions, ready } = world();
    const mine = new FakeWorker(SCRIPT);
    container.registration.waiting = mine;
    await versions.start();
    expect(mine.heard).toEqual([{ type: "matte.is-yours", script: SCRIPT }]);
    expect(ready()).toBe(false);
  });

  it("stays outside while photos are open anywhere", async () => {
    const { container, versions, reload } = world({ held: true });
    const newer = new FakeWorker("/assets/app-2.js");
    container.registration.waiting = newer;
    await versions.start();
    expect(await versions.update()).toBe("held");
    expect(newer.heard.map(({ type }) => type)).toEqual(["matte.is-yours"]);
    expect(reload).not.toHaveBeenCalled();
  });

  it("that another tab let in is offered, and no page is loaded anew unasked", async () => {
    const { container, versions, reload, ready } = world();
    await versions.start();
    container.takeOver(new FakeWorker("/assets/app-2.js"));
    await expect.poll(ready).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    expect(await versions.update()).toBe("updating");
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe("the first worker", () => {
  it("is no update: nothing is offered, nothing loaded anew", async () => {
    const { container, versions, reload, onFirstWorker, ready } = world({ controlled: false });
    await versions.start();
    const first = new FakeWorker(SCRIPT);
    container.install(first);
    container.takeOver(first);
    expect(onFirstWorker).toHaveBeenCalledOnce();
    expect(first.heard).toEqual([]);
    expect(ready()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("looking for a new version", () => {
  it("happens once an hour at most", async () => {
    const { container, versions, pass } = world();
    await versions.start();
    await versions.look();
    expect(container.registration.update).not.toHaveBeenCalled();
    pass(HOUR);
    await versions.look();
    await versions.look();
    expect(container.registration.update).toHaveBeenCalledOnce();
  });
});
