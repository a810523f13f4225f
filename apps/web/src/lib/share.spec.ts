import { describe, expect, it } from "vitest";
import { shareSheetOf } from "./share.ts";

const FILE = new File(["framed"], "matte.jpeg", { type: "image/jpeg" });
const refuse = (): boolean => {
  throw new TypeError("no files here");
};
const everything = { canShare: () => true, share: () => Promise.resolve() };

describe("the share sheet", () => {
  it.each<[device: string, coarsePointer: boolean, takes: boolean, navigator: object]>([
    ["a phone", false, true, { userAgentData: { mobile: true }, maxTouchPoints: 0 }],
    ["a phone without user agent data", true, true, { maxTouchPoints: 5 }],
    ["a tablet", true, true, { userAgentData: { mobile: false }, maxTouchPoints: 5 }],
    ["a laptop with a touch screen", false, false, { userAgentData: { mobile: false }, maxTouchPoints: 10 }],
    ["a computer", false, false, { maxTouchPoints: 0 }],
    ["a television", true, false, { maxTouchPoints: 0 }],
  ])("on %s, whose coarse pointer is %s, takes a file: %s", (_device, coarse, takes, device) => {
    const navigator = { ...everything, maxTouchPoints: 0, ...device };
    expect(shareSheetOf(navigator, () => coarse).takes([FILE])).toBe(takes);
  });

  it.each([
    ["shares nothing", {}],
    ["shares no files", { share: () => Promise.resolve() }],
    ["does not share this kind", { ...everything, canShare: () => false }],
    ["throws when asked", { ...everything, canShare: refuse }],
  ])("takes nothing where the browser %s", (_what, sharing) => {
    expect(shareSheetOf({ maxTouchPoints: 5, ...sharing }, () => true).takes([FILE])).toBe(false);
  });

  it.each([
    ["is ready during a press", { userActivation: { isActive: true } }, true],
    ["is not ready later", { userActivation: { isActive: false } }, false],
    ["is ready where the browser has no user activation", {}, true],
  ])("%s", (_what, activation, ready) => {
    expect(shareSheetOf({ maxTouchPoints: 5, ...everything, ...activation }, () => true).ready()).toBe(ready);
  });

  it.each([
    [null, "shared"],
    [new DOMException("dismissed", "AbortError"), "cancelled"],
    [new DOMException("no press", "NotAllowedError"), "failed"],
    [new TypeError("unknown kind"), "failed"],
  ])("reports, after the error %s, that the files were %s", async (error, outcome) => {
    const given: unknown[] = [];
    const share = async (data: ShareData): Promise<void> => {
      given.push(data);
      if (error !== null) throw error;
    };
    const sheet = shareSheetOf({ maxTouchPoints: 5, canShare: () => true, share }, () => true);
    expect(await sheet.share([FILE, FILE])).toBe(outcome);
    expect(given).toEqual([{ files: [FILE, FILE] }]);
  });
});
