import { FORMATS } from "@matte/formats/registry";
import { expect, test } from "vitest";
import { WEB_MANIFEST } from "./manifest.ts";

const { file_handlers: handlers, share_target: shareTarget } = WEB_MANIFEST;
const accepted = handlers[0]?.accept ?? {};
const shared = shareTarget.params.files[0]?.accept ?? [];

test.each(FORMATS)("the installed product opens and receives $name files", ({ mediaType, endings }) => {
  expect(accepted[mediaType]).toEqual(endings.map((ending) => `.${ending}`));
  expect(shared).toContain(mediaType);
});

test("the installed product offers itself for no other type", () => {
  const types = FORMATS.map(({ mediaType }) => mediaType);
  expect(Object.keys(accepted)).toEqual(types);
  expect(shared).toEqual(types);
});
