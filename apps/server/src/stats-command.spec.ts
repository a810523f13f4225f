import { afterAll, beforeAll, expect, it } from "vitest";
import { runStatsCommand } from "./stats-command.ts";
import { commandHome, outcomeOf, type CommandHome, type CommandOutcome } from "./testing/command.ts";
import { newPerson } from "./testing/people.ts";

let home: CommandHome;
beforeAll(async () => {
  home = await commandHome();
  await newPerson(home.db);
});
afterAll(() => home.clear());

function run(...args: readonly string[]): Promise<CommandOutcome> {
  return outcomeOf((say) => runStatsCommand(home.environment, args, say));
}

it("npm run stats checks the counters, reports wrong ones, and repairs them", async () => {
  expect(await run("check")).toEqual({ code: 0, output: "All counters are right." });
  await home.db.updateTable("counters").set({ amount: 3 }).execute();
  const wrong = await run("check");
  expect(wrong.code).toBe(1);
  expect(wrong.output).toMatch(/^plan "free": 3 is stored, 1 is right\.\nCorrect them with `npm run stats -- rebuild`/);
  expect(await run("rebuild")).toEqual({ code: 0, output: "All counters are rebuilt." });
  expect((await run("check")).code).toBe(0);
});

it.each([[[]], [["constructor"]], [["count"]]])("The arguments %j are answered with the usage", async (args) => {
  const { code, output } = await run(...args);
  expect(code).toBe(1);
  expect(output).toMatch(/^npm run stats -- check/);
});

it("npm run stats reports mistakes of the configuration", async () => {
  const wrong = { DATABASE_URL: "mysql://me:hunter2@host/matte" };
  const { code, output } = await outcomeOf((say) => runStatsCommand(wrong, ["check"], say));
  expect(code).toBe(1);
  expect(output).toMatch(/^DATABASE_URL must be/);
});
