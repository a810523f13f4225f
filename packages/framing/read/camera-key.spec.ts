import { expect, test } from "vitest";
import { cameraKey } from "./camera-key.ts";

const Z8 = { make: "NIKON CORPORATION", camera: "NIKON Z 8" };

test("The key of a camera is the same for its photos, and has no serial number in it", async () => {
  const key = await cameraKey(Z8, "3001234");
  expect(key).toMatch(/^[\da-f]{32}$/);
  expect(await cameraKey(Z8, "3001234")).toBe(key);
  expect(key).not.toContain("3001234");
});

test.each([
  ["serial number", Z8, "3001235"],
  ["model", { ...Z8, camera: "NIKON Z 9" }, "3001234"],
  ["maker", { ...Z8, make: "OTHER" }, "3001234"],
])("A camera with another %s has another key", async (_, camera, serial) => {
  expect(await cameraKey(camera, serial)).not.toBe(await cameraKey(Z8, "3001234"));
});
