import { describe, expect, it } from "vitest";
import type { Actor } from "../domain/actor.ts";
import { setPlan } from "../repositories/users.ts";
import { documentsForSuite, type Answer } from "../testing/documents-app.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { newActor, THEN } from "../testing/people.ts";
import { anyFailure, failure } from "../testing/failures.ts";

eachDatabase((db) => {
  const app = documentsForSuite(db);

  describe("settings", () => {
    const chosen = (value: unknown, changedAt = THEN) => ({ value, changedAt });
    const put = (actor: Actor, settings: unknown): Promise<Answer> =>
      app().ask(actor, "PUT", `/api/users/${actor.uid}/settings`, { settings });
    const get = (actor: Actor): Promise<Answer> => app().ask(actor, "GET", `/api/users/${actor.uid}/settings`);

    it("need Pro, and are kept after it ends", async () => {
      const pro = await newActor(db(), "pro");
      const kept = { status: 200, body: { settings: { logoSize: chosen(80) } } };
      expect(await put(pro, { logoSize: chosen(80) })).toEqual(kept);
      await setPlan(db(), pro.uid, "free", THEN);
      for (const answer of [await put(pro, {}), await get(pro)])
        expect(answer).toEqual(failure("plan-required", { feature: "settings" }));
      await setPlan(db(), pro.uid, "studio", THEN);
      expect(await get(pro)).toEqual(kept);
    });

    it("are merged by field between two devices, and the later choice wins", async () => {
      const pro = await newActor(db(), "pro");
      await put(pro, {
        logoSize: chosen(80, "2026-03-01T10:00:00Z"),
        photoBy: chosen("© Ada", "2026-03-01T10:00:00.5Z"),
      });
      const merged = await put(pro, {
        logoSize: chosen(20, "2026-03-01T10:00:00.001Z"),
        photoBy: chosen("Ada", "2026-03-01T10:00:00.499Z"),
        metadataFont: chosen("Lora"),
      });
      expect(merged.body).toMatchObject({
        settings: { logoSize: { value: 20 }, photoBy: { value: "© Ada" }, metadataFont: { value: "Lora" } },
      });
    });

    it("do not win for ever on a device with a fast clock", async () => {
      const pro = await newActor(db(), "pro");
      await put(pro, { logoSize: chosen(80, "2999-01-01T00:00:00Z") });
      await expect.poll(Date.now).toBeGreaterThan(Date.now());
      const merged = await put(pro, { logoSize: chosen(20, "2999-01-01T00:00:00Z") });
      expect(merged.body).toMatchObject({ settings: { logoSize: { value: 20 } } });
    });

    it.each([
      ["out of range", { logoSize: chosen(121) }, 400],
      ["of another kind", { showMetadata: chosen("yes") }, 400],
      ["with an invalid colour", { outerBorderColor: chosen("red") }, 400],
      ["without a time", { logoSize: { value: 20 } }, 400],
      ["that are not stored", { darkMode: chosen(true) }, 403],
      ["that belong to the server", { isPro: chosen(true) }, 403],
    ])("%s are rejected", async (_name, settings, status) => {
      const pro = await newActor(db(), "pro");
      expect(await put(pro, settings)).toEqual(anyFailure(status));
    });
  });
});
