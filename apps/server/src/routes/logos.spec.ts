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
  });
});
