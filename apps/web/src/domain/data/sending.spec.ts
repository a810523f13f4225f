import { describe, expect, it } from "vitest";
import { refusal } from "./testing/fake-server.ts";
import { fakeBrowser } from "./testing/tab.ts";

const credits = (count: number): string[] => Array.from({ length: count }, (_, at) => `credit ${at}`);

/** A browser in which Ada is signed in. */
async function adasTab() {
  const browser = fakeBrowser();
  const tab = browser.open();
  await tab.connection.signedIn("ada");
  await browser.clock.pass(0);
  const applied = () => browser.server.applied.map(({ credit }) => credit);
  return { ...browser, tab, applied, status: tab.connection.status.getState };
}

describe("a change", () => {
  it("is stored first, then sent at once, then removed", async () => {
    const { tab, clock, applied, status, disk } = await adasTab();
    expect(await tab.save("© Ada")).toBe("queued");
    expect(await disk.count("ada")).toBe(1);
    await clock.pass(0);
    expect(applied()).toEqual(["© Ada"]);
    expect(await disk.count("ada")).toBe(0);
    expect(status()).toMatchObject({ reachability: "online", waiting: 0, held: 0, deadLetters: [] });
  });

  it("is applied once when the answer is lost", async () => {
    const { tab, clock, server, applied, status } = await adasTab();
    server.faults.push("lost-answer", "lost-answer", "lost-answer");
    await tab.save("once");
    await clock.pass(0);
    expect(status()).toMatchObject({ reachability: "offline", waiting: 1 });
    await clock.pass(5000);
    expect(applied()).toEqual(["once"]);
    expect(status()).toMatchObject({ reachability: "online", waiting: 0 });
    expect(server.asked.filter(({ path }) => path === "/api/writes")).toHaveLength(4);
  });

  it("is sent after earlier ones, a thousand of them in requests of ten", async () => {
    const { tab, clock, server, applied, status } = await adasTab();
    server.setFault("refused-connection");
    await Promise.all(credits(1000).map(async (credit) => tab.save(credit)));
    await clock.pass(60_000);
    expect(status()).toMatchObject({ reachability: "offline", waiting: 1000 });
    const before = server.batches().length;
    expect(before).toBeLessThan(15);
    server.setFault(undefined);
    await clock.pass(120_000);
    expect(applied()).toEqual(credits(1000));
    expect(server.batches().slice(before)).toEqual(Array.from({ length: 100 }, () => 10));
    expect(status().waiting).toBe(0);
  });
});

describe("retries", () => {
  it("come after 1 s, 1.5 s, 2.25 s and so on, at most 60 s, in the middle of the jitter", async () => {
    const { tab, clock, server } = await adasTab();
    server.setFault(refusal(500, "Something went wrong."));
    await tab.save("later");
    const times: number[] = [];
    for (let seen = 0; times.length < 14; await clock.pass(25)) {
      const { length } = server.batches();
      if (length > seen) times.push(clock.now());
      seen = length;
    }
    const waits = times.slice(1).map((time, at) => time - (times[at] ?? 0));
    const due = waits.map((_, at) => Math.min(60_000, 1000 * 1.5 ** at));
    waits.forEach((wait, at) => expect(Math.abs(wait - (due[at] ?? 0))).toBeLessThanOrEqual(25));
  });

  it.each([
    [429, "Too many requests."],
    [503, "Too busy."],
  ])("after the status %i come no sooner than Retry-After says, whatever happens until then", async (code, error) => {
    const { tab, clock, server, applied, status } = await adasTab();
    server.faults.push(refusal(code, error, "20"));
    await tab.save("patient");
    await clock.pass(10_000);
    tab.surroundings.network();
    tab.connection.retry();
    await tab.save("too");
    await clock.pass(9900);
    expect(applied()).toEqual([]);
    expect(status()).toMatchObject({ reachability: "online", waiting: 2 });
    await clock.pass(200);
    expect(applied()).toEqual(["patient", "too"]);
  });

  it.each(["network", "attention"] as const)("start again at once on %s", async (event) => {
    const { tab, clock, server, applied } = await adasTab();
    server.setFault("refused-connection");
    await tab.save("waiting");
    await clock.pass(300_000);
    server.setFault(undefined);
    const before = server.asked.length;
    tab.surroundings[event]();
    await clock.pass(0);
    expect(applied()).toEqual(["waiting"]);
    expect(server.asked.length).toBeGreaterThan(before);
  });

  it("are not brought forward by further changes", async () => {
    const { tab, clock, server } = await adasTab();
    server.setFault("refused-connection");
    await tab.save("first");
    await clock.pass(100_000);
    const before = server.asked.length;
    for (const credit of credits(50)) await tab.save(credit);
    await clock.pass(100);
    expect(server.asked.length - before).toBeLessThanOrEqual(1);
  });

  it("keep the order of changes although the clock jumps", async () => {
    const { tab, clock, server, applied } = await adasTab();
    server.setFault("refused-connection");
    await tab.save("this year");
    await clock.pass(4000);
    clock.setWall(Date.UTC(1999, 0, 1));
    await tab.save("last century");
    clock.setWall(Date.UTC(2090, 0, 1));
    await tab.save("far ahead");
    server.setFault(undefined);
    await clock.pass(90_000);
    expect(applied()).toEqual(["this year", "last century", "far ahead"]);
  });

  it("survive a restart of the server in the middle of a queue", async () => {
    const { tab, clock, server, applied, status } = await adasTab();
    server.faults.push({ status: 200 }, "lost-answer", "refused-connection", { status: 502, body: undefined });
    for (const credit of credits(35)) await tab.save(credit);
    await clock.pass(60_000);
    expect(applied()).toEqual(credits(35));
    expect(status()).toMatchObject({ reachability: "online", waiting: 0 });
  });
});

describe("a change that the server will never accept", () => {
  it("becomes a dead letter with the server's sentence, and later ones are sent", async () => {
    const { tab, clock, server, applied, status, disk } = await adasTab();
    server.rejected.add("bad");
    server.setFault("refused-connection");
    for (const credit of ["a", "bad", "b"]) await tab.save(credit);
    server.setFault(undefined);
    await clock.pass(5000);
    expect(applied()).toEqual(["a", "b"]);
    expect(status().deadLetters).toMatchObject([
      { changes: { preferences: { photoBy: "bad" } }, error: "bad is not allowed." },
    ]);
    await tab.connection.dismiss(status().deadLetters[0]?.id ?? "");
    await clock.pass(0);
    expect(status().deadLetters).toEqual([]);
    expect(await disk.letters("ada")).toEqual([]);
  });

  it("is found when it makes the server refuse the whole request", async () => {
    const { tab, clock, server, applied, status } = await adasTab();
    server.poison.add("credit 4");
    server.setFault("refused-connection");
    for (const credit of credits(25)) await tab.save(credit);
    server.setFault(undefined);
    await clock.pass(5000);
    expect(applied()).toEqual(credits(25).filter((credit) => credit !== "credit 4"));
    expect(status().deadLetters.map(({ error }) => error)).toEqual(["Not understood."]);
    expect(server.batches().slice(-13)).toEqual([10, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 10, 5]);
  });

  it("is not given up on the answer of another server", async () => {
    const { tab, clock, server, applied, status } = await adasTab();
    const portal = { status: 200, body: "<html>Welcome to our hotel</html>" };
    server.faults.push(portal, { ...portal, status: 403 }, { status: 404, body: undefined });
    await tab.save("kept");
    await clock.pass(0);
    expect(status().reachability).toBe("offline");
    await clock.pass(10_000);
    expect(applied()).toEqual(["kept"]);
    expect(status().deadLetters).toEqual([]);
  });
});
