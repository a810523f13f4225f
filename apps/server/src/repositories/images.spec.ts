import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { authorizeAdministration, OPERATOR } from "../services/authorized.ts";
import { listAllImages } from "../services/image-list.ts";
import { removeOrphanedImages } from "../services/orphaned-images.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { markImagesForDeletion } from "./image-deletion.ts";
import * as images from "./images.ts";

const TIMES = ["2026-03-01T10:00:00.000Z", "2026-03-01T11:00:00.000Z", "2026-03-01T12:00:00.000Z"] as const;
const [THEN, LATER, LATEST] = TIMES;

eachDatabase((db) => {
  const fresh = (uid = randomUUID(), kind: "original" | "matte" = "matte", size = 7): images.NewImage => {
    const filename = `${randomUUID().replaceAll("-", "").repeat(2)}.jpg`;
    return { key: `${uid}/${kind}/${filename}`, uid, kind, filename, size, name: null };
  };
  const store = async (image: images.NewImage, at: string): Promise<images.NewImage> => {
    await images.reserveImage(db(), image, at);
    expect(await images.noteStored(db(), { ...image, uploadId: null }, at)).toBe(true);
    return image;
  };

  describe("an image", () => {
    it("is found when it is stored, with the time of the latest upload", async () => {
      const image = fresh();
      await images.reserveImage(db(), image, THEN);
      expect(await images.findImage(db(), image.key)).toBeUndefined();
      await images.noteStored(db(), { ...image, uploadId: null }, THEN);
      await images.reserveImage(db(), image, LATER);
      await images.noteStored(db(), { ...image, uploadId: null }, LATER);
      expect(await images.findImage(db(), image.key)).toEqual({ ...image, uploadedAt: LATER });
      expect(await images.noteStored(db(), { ...fresh(), uploadId: null }, THEN)).toBe(false);
    });

    it("counts by its bytes, even while it is being received", async () => {
      const uid = randomUUID();
      const image = await store(fresh(uid, "matte", 2_000_000_000), THEN);
      await images.reserveImage(db(), fresh(uid, "original", 2_000_000_000), THEN);
      await store(fresh(), THEN);
      expect(await images.bytesOfImages(db(), uid, "")).toBe(4_000_000_000);
      expect(await images.bytesOfImages(db(), uid, image.key)).toBe(2_000_000_000);
      expect(await images.bytesOfImages(db(), randomUUID(), "")).toBe(0);
    });

    it("is pending deletion with its user, and an upload in progress no longer stores it", async () => {
      const image = await store(fresh(), THEN);
      await markImagesForDeletion(db(), image.uid, LATER);
      expect(await images.findImage(db(), image.key)).toBeUndefined();
      expect(await images.listImagesOf(db(), image.uid)).toEqual([]);
      expect(await images.listDeletedImagesOf(db(), image.uid)).toEqual([image.key]);
      expect(await images.noteStored(db(), { ...image, uploadId: null }, LATEST)).toBe(false);
    });
  });

  describe("orphaned images", () => {
    it("are deleted when no upload can use them, and stored ones never", async () => {
      const uid = randomUUID();
      const stored = await store(fresh(uid), THEN);
      const [pending, young, pendingDeletion] = [fresh(uid), fresh(uid), await store(fresh(), THEN)];
      await images.reserveImage(db(), pending, THEN);
      await images.reserveImage(db(), young, LATEST);
      await markImagesForDeletion(db(), pendingDeletion.uid, THEN);
      const removed: string[] = [];
      const place = {
        put: fail,
        open: fail,
        ready: fail,
        close: fail,
        remove: async (key: string) => void removed.push(key),
      };
      const incoming = { newPath: fail, hasSpace: fail, sweep: async () => 0 };
      await removeOrphanedImages(db(), { store: place, incoming }, Date.parse(LATEST), 1);
      expect(removed).toEqual(expect.arrayContaining([pending.key, pendingDeletion.key]));
      expect(removed).not.toContain(young.key);
      expect(removed).not.toContain(stored.key);
      expect(await images.listOrphanedImages(db(), LATEST, 9)).toEqual([]);
      await removeOrphanedImages(db(), { store: place, incoming }, Date.parse(LATEST) + 9999, 1);
      expect(removed).toContain(young.key);
    });

    it("stay in the database while the store fails to delete them", async () => {
      const image = fresh();
      await images.reserveImage(db(), image, THEN);
      const place = {
        put: fail,
        open: fail,
        ready: fail,
        close: fail,
        remove: () => Promise.reject(new Error("no")),
      };
      const incoming = { newPath: fail, hasSpace: fail, sweep: async () => 0 };
      await expect(removeOrphanedImages(db(), { store: place, incoming }, Date.parse(LATEST))).rejects.toThrow("no");
      expect(await images.listOrphanedImages(db(), LATEST, 9)).toEqual([image.key]);
      await images.deleteOrphanedImage(db(), image.key, LATEST);
    });
  });

  describe("the list of all images", () => {
    const administration = authorizeAdministration(OPERATOR);
    let all: images.NewImage[];
    beforeAll(async () => {
      await db().deleteFrom("images").execute();
      all = [];
      // Several at one instant: a page may end between them.
      for (let count = 0; count < 12; count++)
        all.push(await store(fresh(randomUUID(), count < 5 ? "original" : "matte"), TIMES[count % 3] ?? THEN));
    });
    afterAll(() => db().deleteFrom("images").execute());

    it("comes in pages, newest first, each image once", async () => {
      const [originals, mattes]: [string[], string[]] = [[], []];
      let pages = 0;
      let before: string | undefined;
      do {
        const list = await listAllImages(db(), administration, before, 2);
        expect(Math.max(list.originals.length, list.mattes.length)).toBeLessThanOrEqual(2);
        originals.push(...list.originals.map(({ url }) => url));
        mattes.push(...list.mattes.map(({ url }) => url));
        before = list.next;
        pages++;
      } while (before !== undefined);
      expect(pages).toBe(4);
      const expected = (kind: string): string[] =>
        [LATEST, LATER, THEN].flatMap((time) =>
          all
            .filter((image, index) => image.kind === kind && TIMES[index % 3] === time)
            .map(({ key }) => `/upload/images/${key}`)
            .sort()
            .reverse(),
        );
      expect(originals).toEqual(expected("original"));
      expect(mattes).toEqual(expected("matte"));
    });

    it("ends with the last image", async () => {
      expect((await listAllImages(db(), administration, undefined, 7)).next).toBeUndefined();
    });
  });
});

function fail(): never {
  throw new Error("Nobody asks for this.");
}
