import { builtInLook, DEFAULT_SETTINGS, type Settings, settingsWithLook } from "@matte/engine";
import { expect, test } from "vitest";
import { Captions } from "./captions.ts";
import { UsageError } from "./exits.ts";
import { wantedBy, type WantedOptions } from "./wanted.ts";

async function settingsBy(options: WantedOptions, plan: "free" | "pro" = "pro"): Promise<Settings> {
  return (await wantedBy(options, plan, await Captions.read(options))).settings;
}

const SQUARE: Settings = settingsWithLook(DEFAULT_SETTINGS, builtInLook("square"));

test.each<[WantedOptions, Partial<Settings>]>([
  [{}, DEFAULT_SETTINGS],
  [
    { placeNames: true, wayBack: true },
    { placeNames: true, keepWayBack: true },
  ],
  [
    { preset: "carousel", slides: "4" },
    { socialPreset: "carousel", carouselSlides: 4, shape: "photo" },
  ],
  [{ preset: "story-9x16" }, { socialPreset: "story-9x16", shape: "photo" }],
  [
    { look: "square", preset: "original" },
    { socialPreset: "original", shape: SQUARE.shape },
  ],
  [{ longSide: "2048" }, { socialPreset: "original", exportSize: "long", exportLongSide: 2048 }],
  [
    { preset: "square-1x1", maxKb: "2000" },
    { socialPreset: "square-1x1", fileSizeKb: 2000 },
  ],
  [{ labelStyle: "wall" }, { labelStyle: "wall", showMetadata: true }],
  [{ mark: "© Ada" }, { photoMark: "text", photoMarkText: "© Ada", photoMarkPlace: "bottom-right" }],
  [
    { mark: "© Ada", markPlace: "tiled" },
    { photoMark: "text", photoMarkPlace: "tiled" },
  ],
  [{ logoColours: "text" }, { logoColours: "text" }],
  [{ credit: "Ada" }, { showMetadata: true, photoBy: "" }],
  [{ title: " " }, { showMetadata: false }],
  [
    { look: "gallery", title: "Dunes" },
    { showMetadata: true, printSubjectName: true },
  ],
])("The options %j set %j", async (options, settings) => {
  expect(await settingsBy(options)).toMatchObject(settings);
});

test.each<[WantedOptions, string]>([
  [{ preset: "carousel" }, "Carousels are part of Pro."],
  [{ preset: "square-1x1", slides: "3" }, "--slides takes a whole number from 2 to 10, with --preset carousel."],
  [{ preset: "story-9x16", longSide: "2048" }, "Use only one of --preset and --long-side."],
  [{ longSide: "100" }, "--long-side takes whole pixels from 256 to 16,384."],
  [{ longSide: "2e3" }, "--long-side takes whole pixels"],
  [{ maxKb: "19" }, "--max-kb takes a whole number of KB from 20 to 100,000."],
  [{ credentials: "a.pem" }, "Use --credentials with --credentials-key"],
  [{ credentialsKey: "a.pem" }, "Use --credentials with --credentials-key"],
  [{ timeStamp: "https://stamps.example" }, "--time-stamp is for credentials."],
  [{ credentials: "a.pem", credentialsKey: "b.pem", timeStamp: "file:///x" }, "--time-stamp takes the URL"],
  [{ credentials: "none.pem", credentialsKey: "b.pem" }, "“none.pem” can’t be read as a certificate."],
  [{ maxKb: "2 MB" }, "--max-kb takes a whole number of KB"],
  [{ mark: "© Ada" }, "Marks on the photo are part of Pro."],
  [{ labelStyle: "plate" }, "The label style “plate” is part of Pro."],
])("The options %j are wrong usage on Free: %s", async (options, message) => {
  const error: unknown = await settingsBy(options, "free").catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(UsageError);
  expect(String(error)).toContain(message);
});

test.each(["1", "11", "few"])("A carousel does not have %s slides", async (slides) => {
  const wanted = settingsBy({ preset: "carousel", slides });
  await expect(wanted).rejects.toThrow("--slides takes a whole number from 2 to 10");
});

test("A label style of Pro is drawn on Pro", async () => {
  expect(await settingsBy({ labelStyle: "plate" })).toMatchObject({ labelStyle: "plate" });
});
