import { describe, expect, it } from "vitest";
import { fakeBrowser } from "./testing/tab.ts";

async function twoTabs() {
  const browser = fakeBrowser();
  const [one, two] = [browser.open(), browser.open()];
  one.connection.resume("ada");
  two.connection.resume("ada");
  await browser.clock.pass(0);
  const applied = () => browser.server.applied.map(({ credit }) => credit);
  return { ...browser, one, two, applied };
}

describe("two tabs", () => {
  it("send what either of them stored in one order, each change once", async () => {
    const { one, two, clock, server, applied } = await twoTabs();
    server.setWeather("refused-connection");
    const credits = Array.from({ length: 40 }, (_, at) => `credit ${at}`);
    for (const [at, credit] of credits.entries()) await (at % 3 === 0 ? one : two).save(credit);
    await clock.pass(5000);
    expect(one.connection.status().waiting).toBe(40);
    expect(two.connection.status().waiting).toBe(40);
    server.setWeather(undefined);
    server.asked.length = 0;
    one.surroundings.network();
    two.surroundings.network();
    await clock.pass(1000);
    expect(applied()).toEqual(credits);
    expect(server.batches().reduce((sum, size) => sum + size, 0)).toBe(40);
    expect(two.connection.status()).toMatchObject({ state: "online", waiting: 0 });
  });

  it("show the same, and a refusal dismissed in one is gone from the other", async () => {
    const { one, two, clock, server } = await twoTabs();
    server.rejected.add("bad");
    await one.save("bad");
    await clock.pass(0);
    expect(two.connection.status().deadLetters).toHaveLength(1);
    await two.connection.dismiss(two.connection.status().deadLetters[0]?.id ?? "");
    await clock.pass(0);
    expect(one.connection.status().deadLetters).toEqual([]);
  });

  it("carry on for one another: what a closed tab left is sent by the other", async () => {
    const { one, two, clock, server, applied } = await twoTabs();
    server.setWeather("refused-connection");
    await one.save("left behind");
    one.close();
    server.setWeather(undefined);
    await clock.pass(60_000);
    expect(applied()).toEqual(["left behind"]);
    expect(two.connection.status().waiting).toBe(0);
  });

  it("hear of a sign-out: the other one sends nothing of the user's any more", async () => {
    const { one, two, clock, server, applied } = await twoTabs();
    server.setWeather("refused-connection");
    await two.save("too late");
    await one.connection.signOut();
    server.setWeather(undefined);
    await clock.pass(60_000);
    expect(server.session).toBeNull();
    expect(applied()).toEqual([]);
    expect(two.connection.status()).toMatchObject({ waiting: 1, signInNeeded: true });
  });

  it("leave nothing of somebody whose account the other one has deleted", async () => {
    const { one, two, clock, disk } = await twoTabs();
    await one.connection.erase("ada");
    await two.save("written since");
    two.connection.signedOut();
    await clock.pass(0);
    expect(two.erased).toEqual(["ada"]);
    expect(await disk.count("ada")).toBe(0);
  });

  it("keep what waits of somebody who is only signed out", async () => {
    const { one, two, clock } = await twoTabs();
    await one.connection.signOut();
    two.connection.signedOut();
    await clock.pass(0);
    expect(two.erased).toEqual([]);
  });
});
