import { NO_CROP } from "@matte/engine";
import { expect, it } from "vitest";
import { cropPhotos } from "../model/crops.ts";
import { editorInTest, photoFile } from "../testing/editor-in-test.ts";
import { copyCrop, pasteCrop } from "./copied-crop.ts";
import { selectAll } from "./selection.ts";

const CROP = { ...NO_CROP, crop: { x: 0.25, y: 0, width: 0.5, height: 1 }, turn: 1 as const };

it("A copied crop is pasted onto all selected photos, in one step", async () => {
  const { session, load, document } = editorInTest("pro");
  await load(photoFile("a.jpg"), photoFile("b.jpg"), photoFile("c.jpg"));
  const [first, second] = document().photos.map(({ id }) => id);
  const crops = () => document().photos.map(({ crop }) => crop);
  pasteCrop(session);
  expect(crops()).toEqual([undefined, undefined, undefined]);
  session.change(cropPhotos([first!], CROP));
  copyCrop(session);
  session.select(second!);
  pasteCrop(session);
  expect(crops()).toEqual([CROP, CROP, undefined]);
  selectAll(session);
  pasteCrop(session);
  expect(crops()).toEqual([CROP, CROP, CROP]);
  session.undo();
  session.undo();
  expect(crops()).toEqual([CROP, undefined, undefined]);
});

it("Pasting the crop of a photo shown as it is removes crops", async () => {
  const { session, load, document } = editorInTest("pro");
  await load(photoFile("a.jpg"), photoFile("b.jpg"));
  const [first, second] = document().photos.map(({ id }) => id);
  session.change(cropPhotos([second!], CROP));
  copyCrop(session);
  session.select(second!);
  pasteCrop(session);
  expect(document().photos.map((photo) => "crop" in photo)).toEqual([false, false]);
  session.select(first!);
});
