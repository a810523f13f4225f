import { describe, expect, it } from "vitest";
import { refusal } from "./testing/fake-server.ts";
import { fakeBrowser } from "./testing/tab.ts";

async function openTab(weather?: Parameters<ReturnType<typeof fakeBrowser>["server"]["setWeather"]>[0]) {
  const browser = fakeBrowser();
  browser.server.setWeather(weather);
  const tab = browser.open();
  const states: string[] = [];
  tab.connection.subscribe(() => {
    const { state } = tab.connection.status();
    if (state !== states.at(-1)) states.push(state);
  });
  await browser.clock.pass(0);
  return { ...browser, tab, states, state: () => tab.connection.status().state };
}

describe("the connection", () => {
  it("is unknown before anything was asked, and online with the first answer", () => {
    expect(fakeBrowser().open().connection.status().state).toBe("unknown");
  });

  it("is found at the start, without a change to send", async () => {
    const { state, server } = await openTab();
    expect(state()).toBe("online");
    expect(server.asked).toMatchObject([{ path: "/healthz", asUser: false }]);
  });

  it("is offline at once when the page starts without a network, and recovers by itself", async () => {
    const { state, server, clock } = await openTab("refused-connection");
    expect(state()).toBe("offline");
    server.setWeather(undefined);
    await clock.pass(1000);
    expect(state()).toBe("online");
  });

  it("goes through doubt to offline with a second try that follows at once", async () => {
    const { tab, states, server, clock } = await openTab();
    await tab.connection.signedIn("ada");
    await clock.pass(0);
    server.setWeather("refused-connection");
    await tab.save("a");
    await clock.pass(0);
    expect(states).toEqual(["online", "unknown", "offline"]);
  });

  it("survives a single broken request", async () => {
    const { tab, states, server, clock } = await openTab();
    await tab.connection.signedIn("ada");
    server.mishaps.push("refused-connection");
    await tab.save("a");
    await clock.pass(0);
    expect(states).toEqual(["online", "unknown", "online"]);
  });

  it("is offline after ten seconds of silence, and online when the answer comes after all", async () => {
    const { tab, state, clock } = await openTab();
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

  it("gives a silent request up after 30 s, or as soon as the network is said to be back", async () => {
    const { tab, state, server, clock } = await openTab();
    await tab.connection.signedIn("ada");
    await clock.pass(0);
    server.mishaps.push("silence");
    await tab.save("a");
    await clock.pass(10_000);
    expect(state()).toBe("offline");
    tab.surroundings.network();
    await clock.pass(0);
    expect(state()).toBe("online");
    expect(server.applied).toHaveLength(1);
    server.mishaps.push("silence");
    await tab.save("b");
    await clock.pass(35_000);
    expect(server.applied).toHaveLength(2);
  });

  it("takes its time over an upload without being doubted", async () => {
    const { tab, state, clock } = await openTab();
    void tab.connection.through(
      async () => new Promise<never>(() => undefined),
      () => "answered",
      true,
    );
    await clock.pass(15_000);
    expect(state()).toBe("online");
  });

  it("believes fresh good news more than the bad news of an older request", async () => {
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

  it("is checked when a request of somebody else's fails", async () => {
    const { tab, state, server, clock } = await openTab();
    server.setWeather("refused-connection");
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

  it("learns nothing from a request that the page took back", async () => {
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

  it("is there when the server refuses, and not when a gateway answers in its place", async () => {
    const { tab, state, server, clock } = await openTab();
    server.setWeather(refusal(503, "Too busy."));
    tab.surroundings.network();
    await clock.pass(0);
    expect(state()).toBe("online");
    server.setWeather({ status: 503, body: "<html>", retryAfter: "5" });
    tab.surroundings.network();
    await clock.pass(0);
    expect(state()).toBe("offline");
  });

  it("is looked after once a minute while somebody looks, and left alone while nobody does", async () => {
    const { tab, server, clock, state } = await openTab();
    await clock.pass(3_600_000);
    expect(server.asked.length).toBeGreaterThan(50);
    expect(server.asked.length).toBeLessThan(62);
    tab.surroundings.visible = false;
    const before = server.asked.length;
    await clock.pass(3_600_000);
    expect(server.asked.length).toBe(before);
    server.setWeather("refused-connection");
    tab.surroundings.visible = true;
    tab.surroundings.attention();
    await clock.pass(0);
    expect(state()).toBe("offline");
  });

  it("leaves nothing running when it is stopped", async () => {
    const { tab, clock, server } = await openTab("refused-connection");
    tab.close();
    const before = server.asked.length;
    await clock.pass(600_000);
    expect(server.asked.length).toBe(before);
    expect(clock.timers()).toBe(0);
  });
});
