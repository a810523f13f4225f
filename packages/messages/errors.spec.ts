import { ERRORS, parseAnswer, type ErrorCode, type ErrorData } from "@matte/contracts";
import { describe, expect, it } from "vitest";
import { errorText } from "./error-text.ts";
import { errors } from "./en/errors.ts";

const DATA: Readonly<Record<string, unknown>> = {
  "method-not-allowed": { methods: ["GET", "POST"] },
  "rate-limited": { seconds: 1 },
  "plan-required": { feature: "logo" },
  invalid: { field: "name" },
  "field-protected": { field: "plan" },
  "preset-name-taken": { name: "Wide" },
  "too-many-presets": { limit: 100 },
  "too-many-profiles": { limit: 6 },
  "too-many-submissions": { limit: 10 },
  "logo-invalid": { side: 2048 },
  "file-too-large": { bytes: 50 * 1024 * 1024 },
  "image-too-large": { pixels: 120_000_000 },
  "not-ready": { reason: "pages" },
};

const codes = Object.keys(ERRORS) as ErrorCode[];

describe("an error", () => {
  it.each(codes)("%s has an HTTP status of an error", (code) => {
    expect(ERRORS[code].status).toBeGreaterThanOrEqual(400);
    expect(ERRORS[code].status).toBeLessThan(600);
  });

  it.each(codes)("%s has a sentence", (code) => {
    const row: { readonly status: number; readonly data?: Parameters<typeof parseAnswer>[0] } = ERRORS[code];
    if (row.data !== undefined) expect(parseAnswer(row.data, DATA[code])).toEqual(DATA[code]);
    expect(errorText(errors, code, DATA[code] as ErrorData[typeof code])).toMatch(/^(?:[A-Z“]).+\.$/);
  });

  it.each([
    ["method-not-allowed", "This URL supports GET and POST only."],
    ["rate-limited", "Too many requests. Try again in 1 second."],
    ["file-too-large", "The file is larger than 50 MB."],
    ["image-too-large", "The image has more than 120 megapixels."],
    ["logo-invalid", "A logo must be a complete PNG, at most 2,048 pixels on its longer side."],
  ] as const)("%s states its data", (code, sentence) => {
    expect(errorText(errors, code, DATA[code] as ErrorData[typeof code])).toBe(sentence);
  });
});
