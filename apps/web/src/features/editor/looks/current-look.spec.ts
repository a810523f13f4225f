import { builtInLook, DEFAULT_SETTINGS, presetSettings, settingsWithLook } from "@matte/engine";
import { expect, it } from "vitest";
import { changeSettings } from "../model/changes.ts";
import { editorInTest } from "../testing/editor-in-test.ts";
import { lookFinder } from "./current-look.ts";
import { BUILT_IN, keyOfPreset, ownLook } from "./offered-looks.ts";

it("A changed look stays the last one until another is chosen, also through undo", () => {
  const { session, document } = editorInTest("pro");
  const { lastLook, lookIn } = lookFinder(BUILT_IN);
  const shown = () => [
    lastLook(session.store.getState().history, null)?.key,
    lookIn(document().settings, null)?.key ?? null,
  ];
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

const CREDITED = { ...DEFAULT_SETTINGS, photoBy: "© Ada" };
const CLIENT = ownLook({ id: "1", name: "Client", settings: presetSettings(CREDITED), changedAt: "" });

it("Of looks with the same settings the chosen one is shown, else the built-in one", () => {
  const { lookIn } = lookFinder([...BUILT_IN, CLIENT]);
  expect(lookIn(CREDITED, null)?.key).toBe("gallery");
  expect(lookIn(CREDITED, keyOfPreset("1"))?.name).toBe("Client");
  expect(lookIn(DEFAULT_SETTINGS, keyOfPreset("1"))?.key).toBe("gallery");
});

it("A look that was changed in an earlier visit is the last one, as long as it exists", () => {
  const { session } = editorInTest("studio");
  session.applyRemoteThroughout({ outerBorderSize: 21 });
  const { history } = session.store.getState();
  expect(lookFinder([...BUILT_IN, CLIENT]).lastLook(history, keyOfPreset("1"))?.name).toBe("Client");
  expect(lookFinder(BUILT_IN).lastLook(history, keyOfPreset("1"))).toBeNull();
  expect(lookFinder(BUILT_IN).lastLook(history, null)).toBeNull();
});
