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
  it("send the changes of both in one order, each once", async () => {
    const { one, two, clock, server, applied } = await twoTabs();
    server.setFault("refused-connection");
    const credits = Array.from({ length: 40 }, (_, at) => `credit ${at}`);
    for (const [at, credit] of credits.entries()) await (at % 3 === 0 ? one : two).save(credit);
    await clock.pass(5000);
    expect(one.connection.status.getState().waiting).toBe(40);
    expect(two.connection.status.getState().waiting).toBe(40);
    server.setFault(undefined);
    server.asked.length = 0;
    one.surroundings.network();
    two.surroundings.network();
    await clock.pass(1000);
    expect(applied()).toEqual(credits);
    expect(server.batches().reduce((sum, size) => sum + size, 0)).toBe(40);
    expect(two.connection.status.getState()).toMatchObject({ reachability: "online", waiting: 0 });
  });

  it("have the same status, and a refusal dismissed in one is removed in the other", async () => {
    const { one, two, clock, server } = await twoTabs();
    server.rejected.add("bad");
    await one.save("bad");
    await clock.pass(0);
    expect(two.connection.status.getState().deadLetters).toHaveLength(1);
    await two.connection.dismiss(two.connection.status.getState().deadLetters[0]?.id ?? "");
    await clock.pass(0);
    expect(one.connection.status.getState().deadLetters).toEqual([]);
  });

  it("send the changes that a closed tab left", async () => {
    const { one, two, clock, server, applied } = await twoTabs();
    server.setFault("refused-connection");
    await one.save("left behind");
    one.close();
    server.setFault(undefined);
    await clock.pass(60_000);
    expect(applied()).toEqual(["left behind"]);
    expect(two.connection.status.getState().waiting).toBe(0);
  });

  it("send nothing more of a user who signed out in one of them", async () => {
    const { one, two, clock, server, applied } = await twoTabs();
    server.setFault("refused-connection");
    await two.save("too late");
    await one.connection.signOut();
    server.setFault(undefined);
    await clock.pass(60_000);
    expect(server.session).toBeNull();
    expect(applied()).toEqual([]);
    expect(two.connection.status.getState()).toMatchObject({ waiting: 1, signInNeeded: true });
  });

  it("erase a user whose account was deleted in one of them", async () => {
    const { one, two, clock, disk } = await twoTabs();
    await one.connection.erase("ada");
    await two.save("written since");
    two.connection.signedOut();
    await clock.pass(0);
    expect(two.erased).toEqual(["ada"]);
    expect(await disk.count("ada")).toBe(0);
  });

  it("keep the pending writes of a user who only signed out", async () => {
    const { one, two, clock } = await twoTabs();
    await one.connection.signOut();
    two.connection.signedOut();
    await clock.pass(0);
    expect(two.erased).toEqual([]);
  });
});
