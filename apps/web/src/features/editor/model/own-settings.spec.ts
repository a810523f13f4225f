import { builtInLook, DEFAULT_SETTINGS, frameOfLook, settingsWithLook } from "@matte/engine";
import { describe, expect, it } from "vitest";
import { changeSettings, resetDocument } from "./changes.ts";
import { EMPTY_DOCUMENT, type EditorDocument } from "./document.ts";
import {
  changeShown,
  frameAll,
  frameOwn,
  hasOwnSettings,
  settingsOfPhoto,
  shareFrame,
  shownSettings,
} from "./own-settings.ts";

const NOIR = frameOfLook(builtInLook("noir"));

/** Photos a, b and c; a is shown. */
const THREE: EditorDocument = {
  ...EMPTY_DOCUMENT,
  photos: ["a", "b", "c"].map((id) => ({ id, subject: "" })),
  selected: "a",
};
const showing = (document: EditorDocument, selected: string): EditorDocument => ({ ...document, selected });
const AB_IN_NOIR = frameOwn(["a", "b"], NOIR)(THREE);

/** Matte sizes of all photos. */
const mattes = ({ settings, photos }: EditorDocument): readonly number[] =>
  photos.map(({ own }) => settingsOfPhoto(settings, own).outerBorderSize);

describe("a photo with settings of its own", () => {
  it("has them in place of those of all photos, which the others keep", () => {
    expect(mattes(AB_IN_NOIR)).toEqual([11, 11, 8]);
    expect(shownSettings(AB_IN_NOIR)).toEqual(settingsWithLook(DEFAULT_SETTINGS, builtInLook("noir")));
    expect(shownSettings(showing(AB_IN_NOIR, "c"))).toBe(AB_IN_NOIR.settings);
    expect(AB_IN_NOIR.settings).toBe(THREE.settings);
  });

  it("gives the same settings again as long as they are the same", () => {
    expect(shownSettings({ ...AB_IN_NOIR })).toBe(shownSettings(AB_IN_NOIR));
  });

  it("takes what the panel changes, with the selected photos that have their own", () => {
    expect(mattes(changeShown({ outerBorderSize: 20 }, ["a", "b", "c"])(AB_IN_NOIR))).toEqual([20, 20, 8]);
    expect(mattes(changeShown({ outerBorderSize: 20 }, ["a"])(AB_IN_NOIR))).toEqual([20, 11, 8]);
    expect(mattes(changeShown({ outerBorderSize: 20 }, ["c"])(showing(AB_IN_NOIR, "c")))).toEqual([11, 11, 20]);
  });

  it("leaves settings that it does not have to all photos", () => {
    const changed = changeShown({ exportFormat: "png", outerBorderSize: 20 }, ["a"])(AB_IN_NOIR);
    expect(changed.settings).toEqual({ ...DEFAULT_SETTINGS, exportFormat: "png" });
    expect(changeShown({ outerBorderSize: 11 }, ["a"])(AB_IN_NOIR)).toBe(AB_IN_NOIR);
  });

  it("has its font apart from that of all photos, be it of the computer or not", () => {
    const localFont = { family: "Futura", postscriptName: "Futura-Medium" };
    const inFutura = changeSettings({ localFont })(AB_IN_NOIR);
    expect(shownSettings(inFutura).localFont).toBeNull();
    const inLora = changeShown({ metadataFont: "Lora", localFont: null }, ["a"])(inFutura);
    expect(inLora.settings.localFont).toBe(localFont);
    expect(shownSettings(changeShown({ localFont }, ["a"])(AB_IN_NOIR)).localFont).toBe(localFont);
  });

  it("loses its frame to a look for all photos, and keeps what is no frame", () => {
    const hidden = { ...AB_IN_NOIR, photos: [{ id: "a", subject: "", own: { ...NOIR, showMetadata: false } }] };
    const all = frameAll({ outerBorderSize: 3 })(hidden);
    expect(all.photos).toEqual([{ id: "a", subject: "", own: { showMetadata: false } }]);
    expect(mattes(frameAll({ outerBorderSize: 3 })(AB_IN_NOIR))).toEqual([3, 3, 3]);
  });

  it("gives all photos its frame", () => {
    const shared = shareFrame(AB_IN_NOIR);
    expect(mattes(shared)).toEqual([11, 11, 11]);
    expect(hasOwnSettings(AB_IN_NOIR)).toBe(true);
    expect(hasOwnSettings(shared)).toBe(false);
    expect(mattes(shareFrame(showing(AB_IN_NOIR, "c")))).toEqual([8, 8, 8]);
  });

  it("has none after Reset", () => {
    expect(hasOwnSettings(resetDocument(changeSettings({ outerBorderSize: 3 })(AB_IN_NOIR)))).toBe(false);
  });
});
