import { describe, expect, it } from "vitest";
import { refusal, type Fault } from "./testing/fake-server.ts";
import { fakeBrowser } from "./testing/tab.ts";

async function openTab(fault?: Fault) {
  const browser = fakeBrowser();
  browser.server.setFault(fault);
  const tab = browser.open();
  const states: string[] = [];
  tab.connection.status.subscribe(() => {
    const { reachability } = tab.connection.status.getState();
    if (reachability !== states.at(-1)) states.push(reachability);
  });
  await browser.clock.pass(0);
  return { ...browser, tab, states, state: () => tab.connection.status.getState().reachability };
}

describe("the connection", () => {
  it("is unknown before the first request", () => {
    expect(fakeBrowser().open().connection.status.getState().reachability).toBe("unknown");
  });

  it("is probed at the start, without a change to send", async () => {
    const { state, server } = await openTab();
    expect(state()).toBe("online");
    expect(server.asked).toMatchObject([{ path: "/healthz", asUser: false }]);
  });

  it("is offline at once when the page starts without a network, and recovers by itself", async () => {
    const { state, server, clock } = await openTab("refused-connection");
    expect(state()).toBe("offline");
    server.setFault(undefined);
    await clock.pass(1000);
    expect(state()).toBe("online");
  });

  it("becomes unknown, then offline, by a second try that follows at once", async () => {
    const { tab, states, server, clock } = await openTab();
    await tab.connection.signedIn("ada");
    await clock.pass(0);
    server.setFault("refused-connection");
    await tab.save("a");
    await clock.pass(0);
    expect(states).toEqual(["online", "unknown", "offline"]);
  });

  it("stays online after a single broken request", async () => {
    const { tab, states, server, clock } = await openTab();
    await tab.connection.signedIn("ada");
    server.faults.push("refused-connection");
    await tab.save("a");
    await clock.pass(0);
    expect(states).toEqual(["online", "unknown", "online"]);
  });

  it("is offline after ten seconds of silence, and online when the answer comes after all", async () => {
    const { tab, state, server, clock } = await openTab();
    server.setFault("silence");
    let answer: (text: string) => void = () => undefined;
    const slow = tab.connection.through(
      async () => new Promise<string>((resolve) => void (answer = resolve)),
      () => "answered",
    );
    await clock.pass(9999);
    expect(state()).toBe("online");
    await clock.pass(1);
    expect(state()).toBe("offline");
    answer("late");
    expect(await slow).toBe("late");
    expect(state()).toBe("online");
  });

  it("is offline after ten seconds when a request of the page times out by then", async () => {
    const { tab, states, server, clock } = await openTab();
    server.setFault("silence");
    const timedOut = tab.connection.through(
      () =>
        new Promise<never>((_resolve, reject) => {
          clock.after(10_000, () => reject(new DOMException("The operation timed out.", "TimeoutError")));
        }),
      () => "answered",
    );
    timedOut.catch(() => undefined);
    await clock.pass(9999);
    expect(states).toEqual(["online"]);
    await clock.pass(1);
    expect(states).toEqual(["online", "offline"]);
  });

  it("is offline ten seconds after the last answer when a request from before it stays silent", async () => {
    const { tab, state, server, clock } = await openTab();
    server.setFault("silence");
    void tab.connection.through(
      async () => new Promise<never>(() => undefined),
      () => "answered",
    );
    await clock.pass(500);
    await tab.connection.through(
      async () => "the last answer",
      () => "answered",
    );
    await clock.pass(9999);
    expect(state()).toBe("online");
    await clock.pass(1);
    expect(state()).toBe("offline");
  });

  it("counts the time of a request that failed as silence of the one that follows", async () => {
    const { tab, states, server, clock } = await openTab();
    server.setFault("silence");
    const failed = tab.connection.through(
      () =>
        new Promise<never>((_resolve, reject) => {
          clock.after(6000, () => reject(new TypeError("Failed to fetch")));
        }),
      () => "answered",
    );
    failed.catch(() => undefined);
    await clock.pass(9999);
    expect(states).toEqual(["online", "unknown"]);
    await clock.pass(1);
    expect(states).toEqual(["online", "unknown", "offline"]);
  });

  it("checks the server at once when it is offline, so that one slow answer shows Offline no longer than needed", async () => {
    const { tab, states, clock } = await openTab();
    void tab.connection.through(
      async () => new Promise<never>(() => undefined),
      () => "answered",
    );
    await clock.pass(10_001);
    expect(states).toEqual(["online", "offline", "online"]);
  });

  it("gives up a silent request after 30 s, or when the network is said to be back", async () => {
    const { tab, state, server, clock } = await openTab();
    await tab.connection.signedIn("ada");
    await clock.pass(0);
    server.faults.push("silence");
    await tab.save("a");
    await clock.pass(10_000);
    expect(state()).toBe("offline");
    tab.surroundings.network();
    await clock.pass(0);
    expect(state()).toBe("online");
    expect(server.applied).toHaveLength(1);
    server.faults.push("silence");
    await tab.save("b");
    await clock.pass(35_000);
    expect(server.applied).toHaveLength(2);
  });

  it("stays online during a long upload", async () => {
    const { tab, state, clock } = await openTab();
    void tab.connection.through(
      async () => new Promise<never>(() => undefined),
      () => "answered",
      "patient",
    );
    await clock.pass(15_000);
    expect(state()).toBe("online");
  });

  it("ignores the silence of a request that is older than the last answer", async () => {
    const { tab, state, clock } = await openTab();
    const old = tab.connection.through(
      async () => new Promise<never>(() => undefined),
      () => "answered",
    );
    void old;
    await clock.pass(5000);
    await tab.connection.through(
      async () => "new",
      () => "answered",
    );
    await clock.pass(6000);
    expect(state()).toBe("online");
  });

  it("is checked when another request of the page fails", async () => {
    const { tab, state, server, clock } = await openTab();
    server.setFault("refused-connection");
    const broken = tab.connection.through(
      async () => {
        throw new TypeError("Failed to fetch");
      },
      () => "answered",
    );
    await expect(broken).rejects.toThrow("Failed to fetch");
    expect(state()).toBe("unknown");
    await clock.pass(0);
    expect(state()).toBe("offline");
  });

  it("ignores a request that the page aborted", async () => {
    const { tab, state } = await openTab();
    const taken = tab.connection.through(
      async () => {
        throw new DOMException("The user aborted a request.", "AbortError");
      },
      () => "answered",
    );
    await expect(taken).rejects.toThrow("aborted");
    expect(state()).toBe("online");
  });

  it("is online when the server refuses, and offline when a gateway answers in its place", async () => {
    const { tab, state, server, clock } = await openTab();
    server.setFault(refusal(503, "Too busy."));
    tab.surroundings.network();
    await clock.pass(0);
    expect(state()).toBe("online");
    server.setFault({ status: 503, body: "<html>", retryAfter: "5" });
    tab.surroundings.network();
    await clock.pass(0);
    expect(state()).toBe("offline");
  });

  it("is checked once a minute while the page is visible, and never while it is hidden", async () => {
    const { tab, server, clock, state } = await openTab();
    await clock.pass(3_600_000);
    expect(server.asked.length).toBeGreaterThan(50);
    expect(server.asked.length).toBeLessThan(62);
    tab.surroundings.visible = false;
    const before = server.asked.length;
    await clock.pass(3_600_000);
    expect(server.asked.length).toBe(before);
    server.setFault("refused-connection");
    tab.surroundings.visible = true;
    tab.surroundings.attention();
    await clock.pass(0);
    expect(state()).toBe("offline");
  });

  it("leaves no timer when it is stopped", async () => {
    const { tab, clock, server } = await openTab("refused-connection");
    tab.close();
    const before = server.asked.length;
    await clock.pass(600_000);
    expect(server.asked.length).toBe(before);
    expect(clock.timers()).toBe(0);
  });
});
