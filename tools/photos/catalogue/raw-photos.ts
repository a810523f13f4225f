import { body } from "../exif/body.ts";
import type { CameraHabits } from "../exif/camera-habits.ts";
import { CAMERAS } from "../exif/cameras.ts";
import { exifDirectory, exifOf, firstDirectory, pictureEntries } from "../exif/exif.ts";
import { gpsDirectory } from "../exif/gps.ts";
import { exifSegment } from "../exif/segments.ts";
import { type Segment, writeJpeg } from "../jpeg-writer/index.ts";
import { type Orientation, storedFor } from "../orientation.ts";
import { cr3, raf } from "../raw/box-raws.ts";
import { arw, cr2, dng, nef, orf, pef, type RawContent, rw2 } from "../raw/tiff-raws.ts";
import { rowsOf } from "../row-source.ts";
import { scenePixels } from "../scenes/index.ts";
import type { PhotoRecipe } from "./recipe.ts";

const SIZE = { width: 600, height: 400 };
const OXFORD = { latitude: 51.752, longitude: -1.2577, altitude: 61 };

interface RawPlan {
  readonly fileName: string;
  readonly habits: CameraHabits;
  readonly orientation?: Orientation;
  /** True if the JPEG has the EXIF instead of its container. */
  readonly inJpeg?: boolean;
  readonly write: (content: RawContent, plan: RawPlan) => Uint8Array<ArrayBuffer>;
}

function rawRecipe(given: RawPlan): PhotoRecipe {
  const plan = { ...given, habits: { ...given.habits, position: OXFORD } };
  return {
    kind: "raw",
    fileName: plan.fileName,
    scene: "marks",
    size: SIZE,
    orientation: plan.orientation ?? 1,
    jpeg: { sampling: "4:2:2", progressive: false, restartInterval: 0 },
    camera: plan.habits.expected,
    wideGamut: false,
    hasLocation: true,
    transparent: false,
    make: () => Promise.resolve(build(plan)),
  };
}

function build(plan: RawPlan): Uint8Array<ArrayBuffer> {
  const { habits, orientation = 1 } = plan;
  const options = { orientation, ...SIZE };
  const segments = plan.inJpeg === true ? [exifSegment(exifOf(habits, options))] : [];
  const content = {
    order: habits.byteOrder,
    exif: firstDirectory(habits, options),
    jpeg: jpegOf(SIZE, orientation, segments),
    thumbnail: jpegOf({ width: 160, height: 120 }, orientation, []),
  };
  return plan.write(content, plan);
}

function jpegOf({ width, height }: typeof SIZE, orientation: Orientation, segments: readonly Segment[]): Uint8Array {
  const stored = storedFor(orientation, scenePixels("marks", width, height));
  return writeJpeg(rowsOf(stored), { sampling: "4:2:2", quality: 92, segments: [...segments] });
}

function cr3Of({ jpeg, thumbnail }: RawContent, { habits, orientation = 1 }: RawPlan): Uint8Array<ArrayBuffer> {
  const options = { orientation, ...SIZE };
  const first = { entries: pictureEntries(habits, options) };
  return cr3({ first, exif: exifDirectory(habits, options), gps: gpsDirectory(OXFORD), jpeg, preview: thumbnail });
}

const PENTAX: CameraHabits = {
  ...CAMERAS["nikon-z-6-2"],
  ifd0: body("PENTAX Corporation", "PENTAX K-1", "PENTAX K-1 Ver. 1.50"),
  expected: { ...CAMERAS["nikon-z-6-2"].expected, make: "PENTAX Corporation", camera: "PENTAX K-1" },
};

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt>
<rdf:li xml:lang="x-default">Radcliffe Camera</rdf:li></rdf:Alt></dc:title></rdf:Description></rdf:RDF></x:xmpmeta>`;

/** Raw files for every supported kind, all with a position. */
export const RAW_PHOTOS = {
  /** Its lens is in the maker note, with offsets from the file's start. */
  "raw-cr2": rawRecipe({ fileName: "raw-cr2.cr2", habits: CAMERAS["lens-in-maker-note"], write: cr2 }),
  "raw-cr3": rawRecipe({ fileName: "raw-cr3.cr3", habits: CAMERAS["canon-eos-r6"], orientation: 8, write: cr3Of }),
  "raw-nef": rawRecipe({ fileName: "raw-nef.nef", habits: CAMERAS["nikon-z-6-2"], orientation: 6, write: nef }),
  "raw-arw": rawRecipe({ fileName: "raw-arw.arw", habits: CAMERAS["sony-ilce-7m4"], orientation: 3, write: arw }),
  "raw-dng": rawRecipe({ fileName: "raw-dng.dng", habits: CAMERAS["leica-q2"], write: (content) => dng(content, XMP) }),
  "raw-raf": rawRecipe({
    fileName: "raw-raf.raf",
    habits: CAMERAS["fujifilm-x-t5"],
    inJpeg: true,
    write: ({ jpeg }) => raf(jpeg),
  }),
  "raw-orf": rawRecipe({ fileName: "raw-orf.orf", habits: CAMERAS["iso-list"], write: orf }),
  "raw-rw2": rawRecipe({ fileName: "raw-rw2.rw2", habits: CAMERAS["leica-q2"], inJpeg: true, write: rw2 }),
  "raw-pef": rawRecipe({ fileName: "raw-pef.pef", habits: PENTAX, orientation: 6, write: pef }),
} as const;
