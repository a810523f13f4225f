/** Each picture-changing setting changes some scene, or caption sample. */
import {
  DEFAULT_SETTINGS,
  fieldsAffecting,
  KEPT_LOGOS,
  photoCaption,
  type CaptionPhoto,
  type Settings,
} from "@matte/engine";
import { beforeAll, expect, test } from "vitest";
import { layoutInNode, registerFonts } from "./node-renderer.ts";
import { SCENES, type GoldenScene } from "./scenes.ts";

beforeAll(registerFonts);

const PHOTO: CaptionPhoto = {
  subject: "Vessels, {date}",
  typed: {},
  words: { date: { year: 2024, month: 6, day: 1 } },
  camera: { camera: "FUJIFILM X-T5", lens: "XF35mmF1.4 R", filmStyle: "Acros", focalLength: 35, focalLength35: 53 },
  size: { width: 420, height: 280 },
  fileName: "vessels.jpg",
  number: 1,
  count: 1,
};

/** Caption settings with texts made before the layout. */
const CAPTIONS: readonly Partial<Settings>[] = [
  { tidyCameraNames: !DEFAULT_SETTINGS.tidyCameraNames },
  { equivalentFocalLength: !DEFAULT_SETTINGS.equivalentFocalLength },
  { printFilmStyle: true },
  { cameraText: "Linhof Technika" },
  { lensText: "Symmar 150" },
  { filmText: "Portra 160" },
  { dateFormat: "2024" },
  { dateFormat: "custom", customDateFormat: "YYYY, MMMM" },
];

/** The page and the command line act on these before the layout: they look places up, load fonts, and choose the logo of a camera or profile. */
const OUTSIDE: ReadonlySet<string> = new Set([
  "placeNames",
  "localFont",
  "logoByMake",
  "profileLogo",
  ...KEPT_LOGOS,
] satisfies (keyof Settings)[]);

type Field = keyof Settings;

function withDefault(settings: Settings, field: Field): Settings {
  return { ...settings, [field]: DEFAULT_SETTINGS[field] };
}

function isDifferent(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}

function showsInScene(scene: GoldenScene, field: Field): boolean {
  if (!isDifferent(scene.settings[field], DEFAULT_SETTINGS[field])) return false;
  const plain = { ...scene, settings: withDefault(scene.settings, field) };
  return isDifferent(layoutInNode(scene), layoutInNode(plain));
}

function showsInCaption(changes: Partial<Settings>, field: Field): boolean {
  const settings = { ...DEFAULT_SETTINGS, ...changes };
  const [shown, plain] = [settings, withDefault(settings, field)].map((one) => photoCaption(one, PHOTO));
  return isDifferent([shown?.subject, shown?.camera], [plain?.subject, plain?.camera]);
}

test.each(fieldsAffecting("layout", "paint").filter((field) => !OUTSIDE.has(field)))(
  "The setting %s changes a scene or a caption",
  (field) => {
    const isShown =
      SCENES.some((scene) => showsInScene(scene, field)) || CAPTIONS.some((changes) => showsInCaption(changes, field));
    expect(isShown).toBe(true);
  },
);
