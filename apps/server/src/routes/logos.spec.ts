import { LOGO_LIMIT } from "@matte/contracts/limits";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Actor } from "../domain/actor.ts";
import { documentsForSuite } from "../testing/documents-app.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { logoPicture as picture } from "../testing/logo-picture.ts";
import { newActor } from "../testing/people.ts";

eachDatabase((db) => {
  const app = documentsForSuite(db);

  describe("logos", () => {
    const put = (actor: Actor, matte: string, bytes: Buffer, uid = actor.uid) =>
      app().send(actor, "PUT", `/api/users/${uid}/logo/${matte}?name=mark.svg`, bytes, "image/png");

    it("are stored, one for light mattes and one for dark, returned and deleted", async () => {
      const actor = await newActor(db(), "pro");
      const address = `/api/users/${actor.uid}/logo`;
      expect((await app().ask(actor, "GET", address)).body).toEqual({ light: null, dark: null });
      expect((await put(actor, "light", await picture(40, 20))).status).toBe(200);
      const both = await put(actor, "dark", await picture(LOGO_LIMIT.side, 30));
      expect(both.body).toMatchObject({
        light: { name: "mark.svg", width: 40, height: 20 },
        dark: { width: LOGO_LIMIT.side, height: 30 },
      });
      const { type, bytes } = await app().fetch(actor, `${address}/light`);
      expect(type).toBe("image/png");
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 40, height: 20 });
      const { body } = await app().ask(actor, "GET", `/api/users/${actor.uid}/export`);
      expect(body).toMatchObject({ logos: [{ matte: "light", picture: bytes.toString("base64") }, { matte: "dark" }] });
      expect((await app().ask(actor, "DELETE", `${address}/light`)).body).toMatchObject({ light: null, dark: {} });
      expect((await app().ask(actor, "GET", `${address}/light`)).status).toBe(404);
    });

    it("need Pro, and belong to their user", async () => {
      const free = await newActor(db());
      const pro = await newActor(db(), "pro");
      expect((await put(free, "light", await picture(4, 4))).status).toBe(403);
      expect((await put(free, "light", await picture(4, 4), pro.uid)).status).toBe(403);
      expect((await app().ask(free, "GET", `/api/users/${pro.uid}/logo/light`)).status).toBe(403);
      expect((await put(pro, "grey", await picture(4, 4))).status).toBe(400);
    });

    const keep = (actor: Actor, place: string, bytes: Buffer, uid = actor.uid) => {
      const address = `/api/users/${uid}/logos/${place}?name=mark.svg&colours=text`;
      return app().send(actor, "PUT", address, bytes, "image/png");
    };

    it("are kept in a library of six, returned, replaced and deleted, and are in the account's data", async () => {
      const actor = await newActor(db(), "pro");
      const address = `/api/users/${actor.uid}/logos`;
      expect((await app().ask(actor, "GET", address)).body).toEqual({ logos: [] });
      expect((await keep(actor, "2", await picture(40, 20))).status).toBe(200);
      expect((await keep(actor, "2", await picture(60, 20))).status).toBe(200);
      const both = await keep(actor, "1", await picture(30, 10));
      expect(both.body).toMatchObject({
        logos: [
          { place: "1", name: "mark.svg", colours: "text", width: 30 },
          { place: "2", width: 60 },
        ],
      });
      const { type, bytes } = await app().fetch(actor, `${address}/2`);
      expect(type).toBe("image/png");
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 60, height: 20 });
      const { body } = await app().ask(actor, "GET", `/api/users/${actor.uid}/export`);
      expect(body).toMatchObject({ keptLogos: [{ place: "1" }, { place: "2", picture: bytes.toString("base64") }] });
      expect((await app().ask(actor, "DELETE", `${address}/2`)).body).toMatchObject({ logos: [{ place: "1" }] });
      expect((await app().ask(actor, "GET", `${address}/2`)).status).toBe(404);
    });

    it("in the library need Pro and one of its places, and belong to their user", async () => {
      const free = await newActor(db());
      const pro = await newActor(db(), "pro");
      expect((await keep(free, "1", await picture(4, 4))).status).toBe(403);
      expect((await keep(free, "1", await picture(4, 4), pro.uid)).status).toBe(403);
      expect((await app().ask(free, "GET", `/api/users/${pro.uid}/logos/1`)).status).toBe(403);
      expect((await keep(pro, "7", await picture(4, 4))).status).toBe(400);
      expect((await keep(pro, "1", Buffer.from("?"))).status).toBe(400);
    });
  });
});
