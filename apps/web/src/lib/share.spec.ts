import { describe, expect, it } from "vitest";
import { shareSheetOf } from "./share.ts";

const FILE = new File(["framed"], "matte.jpeg", { type: "image/jpeg" });
const refuse = (): boolean => {
  throw new TypeError("no files here");
};
const everything = { canShare: () => true, share: () => Promise.resolve() };

describe("the share sheet", () => {
  it.each([
    ["a phone", { userAgentData: { mobile: true }, maxTouchPoints: 0 }, false, true],
    ["a phone that does not say so", { maxTouchPoints: 5 }, true, true],
    ["a tablet", { userAgentData: { mobile: false }, maxTouchPoints: 5 }, true, true],
    ["a laptop with a touch screen", { userAgentData: { mobile: false }, maxTouchPoints: 10 }, false, false],
    ["a computer", { maxTouchPoints: 0 }, false, false],
    ["a television with a coarse pointer", { maxTouchPoints: 0 }, true, false],
  ])("of %s", (_what, device, finger, takes) => {
    expect(shareSheetOf({ ...everything, ...device }, () => finger).takes(FILE)).toBe(takes);
  });

  it.each([
    ["shares nothing", {}],
    ["shares no files", { share: () => Promise.resolve() }],
    ["does not share this kind", { ...everything, canShare: () => false }],
    ["cannot be asked", { ...everything, canShare: refuse }],
  ])("takes nothing where the browser %s", (_what, sharing) => {
    expect(shareSheetOf({ maxTouchPoints: 5, ...sharing }, () => true).takes(FILE)).toBe(false);
  });

  it.each([
    ["opens while the press is fresh", { userActivation: { isActive: true } }, true],
    ["does not open later", { userActivation: { isActive: false } }, false],
    ["is tried where the browser does not tell", {}, true],
  ])("%s", (_what, activation, ready) => {
    expect(shareSheetOf({ maxTouchPoints: 5, ...everything, ...activation }, () => true).ready()).toBe(ready);
  });

  it.each([
    [null, "shared"],
    [new DOMException("sent away", "AbortError"), "cancelled"],
    [new DOMException("no press", "NotAllowedError"), "failed"],
    [new TypeError("unknown kind"), "failed"],
  ])("after %s is %s", async (error, outcome) => {
    const given: unknown[] = [];
    const share = async (data: ShareData): Promise<void> => {
      given.push(data);
      if (error !== null) throw error;
    };
    const sheet = shareSheetOf({ maxTouchPoints: 5, canShare: () => true, share }, () => true);
    expect(await sheet.share(FILE)).toBe(outcome);
    expect(given).toEqual([{ files: [FILE] }]);
  });
});
