import { describe, expect, test } from "vitest";
import { guessSubject } from "./subject.ts";

describe("guessSubject", () => {
  test.each([
    ["golden-gate-bridge.jpg", "Golden Gate"],
    ["golden_gate.png", "Golden Gate"],
    ["golden gate.webp", "Golden Gate"],
    ["sunset.jpg", "Sunset"],
    ["matte-uhcl-20261126-WED_0004.jpeg", ""],
    ["matte-uhcl-20261126-golden-gate-bridge.jpeg", "Golden Gate"],
    ["matte-gton-20261126-matte-uhcl-20261126-sunset.jpeg", "Sunset"],
    ["matte-painting-no-2.jpg", "Matte Painting"],
    ["2024-06-01_old-town_17.jpg", "Old Town"],
    ["NYC skyline.jpg", "NYC Skyline"],
    ["iPhone shot.jpg", "IPhone Shot"],
    ["room 2b.jpg", "Room 2b"],
    ["20240601.jpg", ""],
    ["2024-06-01 12.jpg", ""],
    ["", ""],
    [".jpg", ""],
    ["---.jpg", ""],
    ["no ending", "No Ending"],
    ["Mt. Fuji", "Mt. Fuji"],
    ["archive.tar.gz", "Archive.tar"],
    ["tokyo–night—view.jpg", "Tokyo Night"],
    ["  padded  name .jpg", "Padded Name"],
    ["élan_vital.jpg", "Élan Vital"],
    ["e\u0301lan.jpg", "Élan"],
    ["straße_im_regen.jpg", "Straße Im"],
    ["ßtraße.jpg", "Sstraße"],
    ["istanbul_ışık.jpg", "Istanbul Işık"],
    ["ночь_москва.jpg", "Ночь Москва"],
    ["თბილისი.jpg", "თბილისი"],
    ["東京_夜景.jpg", "東京 夜景"],
    ["שלום-עולם.jpg", "שלום עולם"],
    ["👩‍👩‍👧 family.jpg", "👩‍👩‍👧 Family"],
    ["𐐨𐐩.jpg", "𐐀𐐩"],
  ])("guesses from %s the subject %s", (fileName, subject) => {
    expect(guessSubject(fileName)).toBe(subject);
  });

  test.each([
    "IMG_1234.JPG",
    "img_1234.jpg",
    "IMG1234.jpg",
    "IMG_20240601_120000.jpg",
    "IMG_1234-Edit.jpg",
    "IMG_1234 (1).jpg",
    "DSC01234.JPG",
    "DSC_0034.jpg",
    "dsc01234.jpg",
    "_DSC1234.jpg",
    "_MG_1234.jpg",
    "SAM_0001.JPG",
    "sam0001.jpg",
    "P1010001.JPG",
    "p_1010001.jpg",
    "_P1010001.jpg",
    "L1000123.DNG.jpg",
    "L_1000123.jpg",
    "DSCF0007.JPG",
    "DSCN0010.JPG",
    "IMG_E1234.HEIC",
    "GOPR0042.JPG",
    "GH010042.jpg",
    "MVI_0001.jpg",
    "R0001234.JPG",
    "DJI_0042.JPG",
    "PXL_20240101_123456789.jpg",
    "PXL_20240101_123456789.PORTRAIT.jpg",
    "WhatsApp Image 2024-01-01 at 12.00.00.jpeg",
    "IMG-20240101-WA0001.jpg",
    "Screenshot 2024-01-01 at 12.00.png",
    "Screenshot_Photos.png",
    "Scan.jpg",
    "scan_0042.jpg",
    "Scan 12 March.jpg",
    "A7R05678.jpg",
    "ADL_4521.jpg",
    "x100v-0031.jpg",
    "Lake-2.jpg",
  ])("guesses nothing from the camera’s name %s", (fileName) => {
    expect(guessSubject(fileName)).toBe("");
  });

  test.each([
    ["Paris.jpg", "Paris"],
    ["Lake-2-north.jpg", "Lake North"],
    ["Scandinavia.jpg", "Scandinavia"],
    ["Scan of a letter.jpg", "Scan Of"],
    ["Harbour 1998.jpg", "Harbour"],
    ["Samantha_01.jpg", "Samantha"],
    ["images_1.jpg", "Images"],
    ["my IMG_1234.jpg", "My IMG"],
  ])("guesses from %s, which is not a camera’s name, the subject %s", (fileName, subject) => {
    expect(guessSubject(fileName)).toBe(subject);
  });
});
