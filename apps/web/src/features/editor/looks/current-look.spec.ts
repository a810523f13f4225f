import { builtInLook, settingsWithLook } from "@matte/engine";
import { expect, it } from "vitest";
import { changeSettings } from "../model/changes.ts";
import { editorInTest } from "../testing/editor-in-test.ts";
import { lastLook, lookIn } from "./current-look.ts";

it("A changed look stays the last one until another is chosen, also through undo", () => {
  const { session, document } = editorInTest("pro");
  const shown = () => [lastLook(session.store.getState().history), lookIn(document().settings)];
  expect(shown()).toEqual(["gallery", "gallery"]);
  session.change(changeSettings(settingsWithLook(document().settings, builtInLook("noir"))));
  expect(shown()).toEqual(["noir", "noir"]);
  session.change(changeSettings({ outerBorderSize: 21 }));
  expect(shown()).toEqual(["noir", null]);
  session.change(changeSettings({ photoBy: "© Ada" }));
  session.undo();
  session.undo();
  expect(shown()).toEqual(["noir", "noir"]);
  session.undo();
  expect(shown()).toEqual(["gallery", "gallery"]);
});
