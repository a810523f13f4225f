import { randomUUID } from "node:crypto";
import { PRESET_LIMIT } from "@matte/contracts/limits";
import { DEFAULT_SETTINGS, presetSettings } from "@matte/engine";
import { describe, expect, it } from "vitest";
import type { Actor } from "../domain/actor.ts";
import { setPlan } from "../repositories/users.ts";
import { documentsForSuite } from "../testing/documents-app.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { newActor, THEN } from "../testing/people.ts";
import { failure } from "../testing/failures.ts";

const { localFont: _none, ...settings } = presetSettings(DEFAULT_SETTINGS);

eachDatabase((db) => {
  const app = documentsForSuite(db);

  async function studio(): Promise<{ actor: Actor; address: string }> {
    const actor = await newActor(db());
    await setPlan(db(), actor.uid, "studio", THEN);
    return { actor, address: `/api/users/${actor.uid}/presets` };
  }
  const namesIn = ({ body }: { body: unknown }): string[] =>
    (body as { presets: { name: string }[] }).presets.map(({ name }) => name);

  describe("presets", () => {
    it("are saved, listed by name, renamed and deleted", async () => {
      const { actor, address } = await studio();
      const [one, other] = [randomUUID(), randomUUID()];
      await app().ask(actor, "PUT", `${address}/${one}`, { name: " Wide ", settings });
      const narrow = {
        ...settings,
        outerBorderSize: 4,
        localFont: { family: "Futura", postscriptName: "Futura-Book" },
      };
      expect(
        namesIn(await app().ask(actor, "PUT", `${address}/${other}`, { name: "narrow", settings: narrow })),
      ).toEqual(["narrow", "Wide"]);
      expect((await app().ask(actor, "GET", address)).body).toMatchObject({
        presets: [{ id: other, settings: narrow }, {}],
      });
      const renamed = await app().ask(actor, "PATCH", `${address}/${one}`, { name: " Airy " });
      expect(namesIn(renamed)).toEqual(["Airy", "narrow"]);
      expect(namesIn(await app().ask(actor, "DELETE", `${address}/${one}`))).toEqual(["narrow"]);
      const { body } = await app().ask(actor, "GET", `/api/users/${actor.uid}/export`);
      expect(body).toMatchObject({ presets: [{ id: other, name: "narrow" }] });
    });

    it("that are renamed have the settings that were saved last, on any device", async () => {
      const { actor, address } = await studio();
      const id = randomUUID();
      await app().ask(actor, "PUT", `${address}/${id}`, { name: "Wide", settings });
      const changed = { ...settings, outerBorderSize: 3 };
      await app().ask(actor, "PUT", `${address}/${id}`, { name: "Wide", settings: changed });
      const { body } = await app().ask(actor, "PATCH", `${address}/${id}`, { name: "Airy" });
      expect(body).toMatchObject({ presets: [{ id, name: "Airy", settings: changed }] });
    });

    it("that were deleted elsewhere are not restored by renaming them", async () => {
      const { actor, address } = await studio();
      const id = randomUUID();
      await app().ask(actor, "PUT", `${address}/${id}`, { name: "Wide", settings });
      await app().ask(actor, "DELETE", `${address}/${id}`);
      const { status, body } = await app().ask(actor, "PATCH", `${address}/${id}`, { name: "Airy" });
      expect(status).toBe(404);
      expect(body).toEqual(failure("preset-not-found").body);
      expect(namesIn(await app().ask(actor, "GET", address))).toEqual([]);
    });

    it("that are renamed cannot have the name of another", async () => {
      const { actor, address } = await studio();
      const id = randomUUID();
      await app().ask(actor, "PUT", `${address}/${id}`, { name: "Wide", settings });
      await app().ask(actor, "PUT", `${address}/${randomUUID()}`, { name: "Airy", settings });
      expect((await app().ask(actor, "PATCH", `${address}/${id}`, { name: "airy" })).status).toBe(400);
      expect((await app().ask(actor, "PATCH", `${address}/${id}`, { name: "WIDE" })).status).toBe(200);
      expect(namesIn(await app().ask(actor, "GET", address))).toEqual(["Airy", "WIDE"]);
    });

    it("have unique names, ignoring case", async () => {
      const { actor, address } = await studio();
      await app().ask(actor, "PUT", `${address}/${randomUUID()}`, { name: "Wide", settings });
      const { status, body } = await app().ask(actor, "PUT", `${address}/${randomUUID()}`, { name: "WIDE", settings });
      expect(status).toBe(400);
      expect(body).toEqual(failure("preset-name-taken", { name: "WIDE" }).body);
    });

    it("are limited to a hundred", async () => {
      const { actor, address } = await studio();
      for (let count = 0; count < PRESET_LIMIT; count++)
        await app().ask(actor, "PUT", `${address}/${randomUUID()}`, { name: `Preset ${count}`, settings });
      expect((await app().ask(actor, "PUT", `${address}/${randomUUID()}`, { name: "More", settings })).status).toBe(
        400,
      );
    });

    it.each([
      [{ name: "", settings }, 400],
      [{ name: "a".repeat(61), settings }, 400],
      [{ name: "a", settings: { ...settings, outerBorderSize: 31 } }, 400],
      [{ name: "a", settings: { ...settings, localFont: { family: 'a"b', postscriptName: "a" } } }, 400],
      [{ name: "a", settings: { ...settings, subjectName: "Mine" } }, 403],
      [{ name: "a", settings: { ...settings, isPro: true } }, 403],
      [{ name: "a" }, 400],
    ])("with invalid body %# are rejected", async (body, status) => {
      const { actor, address } = await studio();
      expect((await app().ask(actor, "PUT", `${address}/${randomUUID()}`, body)).status).toBe(status);
    });

    it("cannot have control characters in their names", async () => {
      const { actor, address } = await studio();
      for (const name of ["a\0b", "a\nb", "b\u0085a"])
        expect(await app().ask(actor, "PUT", `${address}/${randomUUID()}`, { name, settings })).toEqual(
          failure("invalid", { field: "name" }),
        );
    });

    it("need Studio, and belong to their user", async () => {
      const pro = await newActor(db(), "pro");
      expect((await app().ask(pro, "GET", `/api/users/${pro.uid}/presets`)).status).toBe(403);
      const { address } = await studio();
      expect((await app().ask(pro, "PUT", `${address}/${randomUUID()}`, { name: "a", settings })).status).toBe(403);
      expect((await app().ask(pro, "PATCH", `${address}/${randomUUID()}`, { name: "a" })).status).toBe(403);
      expect((await app().ask(pro, "DELETE", `${address}/${randomUUID()}`)).status).toBe(403);
    });
  });
});
