import { randomUUID } from "node:crypto";
import { PROFILE_LIMIT } from "@matte/contracts/profile-limits";
import type { ProfileContents } from "@matte/contracts/profiles";
import { LOOK_VERSION } from "@matte/engine";
import { describe, expect, it } from "vitest";
import type { Actor } from "../domain/actor.ts";
import { setPlan } from "../repositories/users.ts";
import { documentsForSuite } from "../testing/documents-app.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { failure } from "../testing/failures.ts";
import { newActor, THEN } from "../testing/people.ts";

function contentsOf(name: string): ProfileContents {
  return {
    name,
    credit: `Photo by ${name}`,
    rights: `© ${name}`,
    location: "Lyon",
    exportName: "{name}-framed",
    artist: name,
    logo: "2",
    look: { version: LOOK_VERSION, settings: { outerBorderSize: 12, outerBorderColor: "#000000" } },
  };
}

eachDatabase((db) => {
  const app = documentsForSuite(db);

  async function photographer(plan: "free" | "pro" = "pro"): Promise<{ actor: Actor; address: string }> {
    const actor = await newActor(db());
    await setPlan(db(), actor.uid, plan, THEN);
    return { actor, address: `/api/users/${actor.uid}/profiles` };
  }
  const namesIn = ({ body }: { body: unknown }): string[] =>
    (body as { profiles: { name: string }[] }).profiles.map(({ name }) => name);
  const save = (actor: Actor, address: string, name: string, id: string = randomUUID()) =>
    app().ask(actor, "PUT", `${address}/${id}`, contentsOf(name));

  describe("profiles", () => {
    it("are saved, changed, ordered, deleted, and in the account’s data", async () => {
      const { actor, address } = await photographer();
      const [ines, jo, tan] = [randomUUID(), randomUUID(), randomUUID()];
      await save(actor, address, "Ines", ines);
      await save(actor, address, "Jo", jo);
      expect(namesIn(await save(actor, address, " Tan ", tan.toUpperCase()))).toEqual(["Ines", "Jo", "Tan"]);
      expect(namesIn(await save(actor, address, "Jo Weiss", jo))).toEqual(["Ines", "Jo Weiss", "Tan"]);
      const ordered = await app().ask(actor, "PUT", address, { ids: [tan, randomUUID(), tan, ines] });
      expect(namesIn(ordered)).toEqual(["Tan", "Ines", "Jo Weiss"]);
      expect(namesIn(await app().ask(actor, "DELETE", `${address}/${ines}`))).toEqual(["Tan", "Jo Weiss"]);
      const { body } = await app().ask(actor, "GET", address);
      expect(body).toMatchObject({ profiles: [{ id: tan }, { id: jo, ...contentsOf("Jo Weiss") }] });
      const exported = await app().ask(actor, "GET", `/api/users/${actor.uid}/export`);
      expect(exported.body).toMatchObject(body as object);
    });

    it("are deleted with their account", async () => {
      const { actor, address } = await photographer();
      await save(actor, address, "Jo");
      await app().ask(actor, "DELETE", `/api/users/${actor.uid}`);
      const rows = await db().selectFrom("profiles").select("id").where("uid", "=", actor.uid).execute();
      expect(rows).toEqual([]);
    });

    it("are one on Free, which can be changed", async () => {
      const { actor, address } = await photographer("free");
      const id = randomUUID();
      expect(namesIn(await save(actor, address, "Ines", id))).toEqual(["Ines"]);
      expect(namesIn(await save(actor, address, "Ines Morel", id))).toEqual(["Ines Morel"]);
      expect(await save(actor, address, "Jo")).toEqual(failure("plan-required", { feature: "profiles" }));
    });

    it("stay when a plan ends, and can be changed and deleted, but no more are added", async () => {
      const { actor, address } = await photographer();
      const ids = [randomUUID(), randomUUID()];
      for (const id of ids) await save(actor, address, "Jo", id);
      await setPlan(db(), actor.uid, "free", THEN);
      expect(namesIn(await app().ask(actor, "GET", address))).toEqual(["Jo", "Jo"]);
      expect((await save(actor, address, "Jo Weiss", ids[0])).status).toBe(200);
      expect((await save(actor, address, "Tan")).status).toBe(403);
      expect((await app().ask(actor, "DELETE", `${address}/${ids[0]}`)).status).toBe(200);
    });

    it("are at most six, even when saved at the same time", async () => {
      const { actor, address } = await photographer();
      const answers = await Promise.all(Array.from({ length: 9 }, (_, at) => save(actor, address, `Jo ${at}`)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(PROFILE_LIMIT.profiles);
      expect(answers).toContainEqual(failure("too-many-profiles", { limit: PROFILE_LIMIT.profiles }));
    });

    it.each([
      [{ name: "" }, 400],
      [{ credit: "a\u0000b" }, 400],
      [{ logo: "7" }, 400],
      [{ look: { version: LOOK_VERSION, settings: { outerBorderSize: 31 } } }, 400],
      [{ serial: "3001234" }, 403],
      [{ isPro: true }, 403],
      [{ rights: "x".repeat(PROFILE_LIMIT.bytes) }, 413],
    ])("with invalid part %# are rejected", async (part, status) => {
      const { actor, address } = await photographer();
      const body = { ...contentsOf("Jo"), ...part };
      expect((await app().ask(actor, "PUT", `${address}/${randomUUID()}`, body)).status).toBe(status);
    });

    it("belong to their user", async () => {
      const { actor, address } = await photographer();
      const id = randomUUID();
      await save(actor, address, "Jo", id);
      const other = await photographer();
      expect(await app().ask(other.actor, "GET", address)).toEqual(failure("forbidden"));
      expect(await save(other.actor, address, "Mine", id)).toEqual(failure("forbidden"));
      expect(namesIn(await save(other.actor, other.address, "Mine", id))).toEqual(["Mine"]);
      expect(namesIn(await app().ask(actor, "GET", address))).toEqual(["Jo"]);
    });
  });
});
