import { DEFAULT_SETTINGS } from "@matte/engine";
import { afterEach, expect, test, vi } from "vitest";
import { describePhotoError } from "#domain/photos/describe.ts";
import { loadPhoto } from "@matte/framing/decode/load.ts";
import { frameToBlob } from "@matte/framing/frame/index.ts";
import { startNoHelpers } from "@matte/framing/shared/band-helpers.ts";

afterEach(() => void vi.restoreAllMocks());

test("a browser without an encoder for WebP says so", async () => {
  const file = new File([await (await fetch("/test-photos/plain")).blob()], "plain.jpg");
  const { facts } = await loadPhoto(file, 0);
  const settings = { ...DEFAULT_SETTINGS, exportFormat: "webp" } as const;
  const job = { file, facts, settings, subject: "", watermark: false, logo: null };
  // Browsers answer with a PNG for types they cannot encode.
  vi.spyOn(OffscreenCanvas.prototype, "convertToBlob").mockResolvedValue(new Blob([], { type: "image/png" }));
  const error: unknown = await frameToBlob(job, { enter: () => undefined, startHelpers: startNoHelpers }).catch(
    (reason: unknown) => reason,
  );
  expect(describePhotoError(error, "plain.jpg")).toBe(
    "“plain.jpg” wasn’t exported: this browser can’t write WebP. Choose JPG or PNG.",
  );
});
