import { expect, test } from "vitest";
import { cameraSerial } from "./camera-serial.ts";

test.each([
  [{ bodySerial: "3001234\0", makerSerial: 7 }, "3001234"],
  [{ bodySerial: "0000000", makerSerial: 7 }, "7"],
  [{ dngSerial: " 5R-12 ", auxSerial: "9" }, "5R-12"],
  [{ exSerial: "12", auxSerial: "34" }, "12"],
  [{ auxSerial: "34" }, "34"],
  [{ makerSerial: new Uint8Array([50, 48, 49, 0]) }, "201"],
  [{ bodySerial: " - ", makerSerial: 0 }, undefined],
  [{ bodySerial: {}, makerSerial: null }, undefined],
  [{}, undefined],
])("The serial number in %j is %s", (tags, serial) => {
  expect(cameraSerial(tags)).toBe(serial);
});
