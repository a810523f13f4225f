import { describe, expect, it } from "vitest";
import type { ShareOutcome } from "#lib/share.ts";
import type { OfferAnswer } from "../state/store.ts";
import { editorInTest } from "../testing/editor-in-test.ts";
import { handOver } from "./hand-over.ts";

const BLOB = new Blob(["framed"], { type: "image/jpeg" });

interface Situation {
  readonly takes?: boolean;
  readonly ready?: boolean;
  readonly outcome?: ShareOutcome;
  /** What is pressed in the dialog. */
  readonly answer?: OfferAnswer;
}

async function handedOver({ takes = true, ready = true, outcome = "shared", answer }: Situation) {
  const shared: File[] = [];
  const share = async (file: File): Promise<ShareOutcome> => {
    shared.push(file);
    return outcome;
  };
  const editor = editorInTest("free", undefined, { shareSheet: { takes: () => takes, ready: () => ready, share } });
  const { store } = editor.session;
  const has = handOver(editor.session, BLOB, "matte.jpeg");
  const offered = store.getState().offer?.name ?? null;
  if (answer !== undefined) store.getState().offer?.answer(answer);
  return { has: await has, offered, stillOffered: store.getState().offer, shared, downloads: editor.delivered() };
}

describe("a finished file", () => {
  it("goes to the share sheet with its name and its type", async () => {
    const { shared, ...rest } = await handedOver({});
    expect(shared.map(({ name, type }) => [name, type])).toEqual([["matte.jpeg", "image/jpeg"]]);
    expect(await shared[0]?.text()).toBe("framed");
    expect(rest).toEqual({ has: true, offered: null, stillOffered: null, downloads: [] });
  });

  it.each<readonly [string, Situation, boolean, number, number]>([
    ["no sheet takes it", { takes: false }, true, 0, 1],
    ["the sheet is sent away", { outcome: "cancelled" }, false, 1, 0],
    ["the sheet fails", { outcome: "failed" }, true, 1, 1],
    ["the press has gone by and Share is pressed", { ready: false, answer: "share" }, true, 1, 0],
    ["the press has gone by and Download is pressed", { ready: false, answer: "download" }, true, 0, 1],
    ["the press has gone by and neither is pressed", { ready: false, answer: "neither" }, false, 0, 0],
    ["the second press does not help", { ready: false, answer: "share", outcome: "failed" }, true, 1, 1],
  ])("when %s", async (_when, situation, has, shares, downloads) => {
    const result = await handedOver(situation);
    expect([result.has, result.shared.length, result.downloads.length]).toEqual([has, shares, downloads]);
    expect(result.offered).toBe(situation.answer === undefined ? null : "matte.jpeg");
    expect(result.stillOffered).toBeNull();
  });
});
