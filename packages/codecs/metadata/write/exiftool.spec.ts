import { execFile } from "node:child_process";
import { access, mkdtemp, rm, writeFile } from "node:fs/promises";
import { delimiter, join as path } from "node:path";
import { tmpdir } from "node:os";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { photo, PHOTOS } from "../../../../test/photos/index.ts";
import { CAMERAS, type CameraName } from "../../../../tools/photos/exif/cameras.ts";
import { collectMetadata } from "./collect.ts";
import { composeMetadata } from "./compose.ts";
import { EXIF, EXTENDED_XMP, PHOTOSHOP, XMP } from "./jpeg/markers.ts";
import { md5 } from "./md5.ts";
import { CREDITS, EDIT, latin1, packet, segment, withSegments } from "./testing.ts";
import { writeIntoJpeg, writeIntoPng } from "./write.ts";
import { join } from "../../bytes.ts";

/** exiftool, where it is installed (Debian: libimage-exiftool-perl), is the judge of what others will read. */
const installed = await Promise.any(
  (process.env["PATH"] ?? "").split(delimiter).map((folder) => access(path(folder, "exiftool"))),
).then(
  () => true,
  () => false,
);

type Tags = Readonly<Record<string, unknown>>;

const CAMERA_NAMES = Object.keys(CAMERAS) as CameraName[];

/** Every camera, and every container. */
const NAMES = [
  ...CAMERA_NAMES,
  "png-exif",
  "png-raw-profiles",
  "png-display-p3",
  "webp-exif",
  "webp-orientation-6",
  "orientation-6",
] as const;

const WRITERS = { jpg: ["plain", writeIntoJpeg], png: ["png-rgb", writeIntoPng] } as const;
const KINDS = ["jpg", "png"] as const;

/** What is meant to differ, or says where things stand. */
const CHANGED =
  /^(SourceFile|ExifTool|System|File|JFIF|PNG|RIFF|ICC[^:]*|GPS|IFD1|Composite|XMP-x|MPF)\b|:(Orientation|ExifImage(Width|Height)|ColorSpace)$/;

async function exiftool(files: readonly string[], ...tags: readonly string[]): Promise<Tags[]> {
  const options = ["-json", "-a", "-G1", "-n", "-struct", "-validate", ...tags, ...files];
  const { stdout } = await promisify(execFile)("exiftool", options, { maxBuffer: 64 * 1024 * 1024 });
  const found: unknown = JSON.parse(stdout);
  return Array.isArray(found) ? found.map((one: unknown) => ({ ...(one as object) })) : [];
}

function comparable(tags: Tags): Tags {
  return Object.fromEntries(Object.entries(tags).filter(([name]) => !CHANGED.test(name)));
}

describe.runIf(installed)("exiftool", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(path(tmpdir(), "matte-metadata-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function save(name: string, bytes: Uint8Array): Promise<string> {
    const file = path(folder, name);
    await writeFile(file, bytes);
    return file;
  }

  test.each(KINDS)(
    "finds in every %s the values of its photo, and nothing to warn of",
    async (kind) => {
      const [canvas, write] = WRITERS[kind];
      const pairs = await Promise.all(
        NAMES.map(async (name) => {
          const source = await photo(name);
          const metadata = composeMetadata(await collectMetadata(source), EDIT);
          const framed = write(await photo(canvas), metadata);
          return [
            await save(`${name}-source.${PHOTOS[name].kind}`, source),
            await save(`${name}.${kind}`, framed),
          ] as const;
        }),
      );
      const before = await exiftool(
        pairs.map(([source]) => source),
        "-all",
      );
      const after = await exiftool(
        pairs.map(([, framed]) => framed),
        "-all",
      );
      for (const [index, name] of NAMES.entries()) {
        const [original = {}, carried = {}] = [before[index], after[index]];
        expect(comparable(carried), name).toEqual(comparable(original));
        expect(warnings(original), name).toEqual(expect.arrayContaining(warnings(carried)));
        expect(
          Object.keys(carried).filter((tag) => tag.includes("GPS")),
          name,
        ).toEqual([]);
      }
    },
    60_000,
  );

  test("reads the credits as XMP and IPTC", async () => {
    const metadata = composeMetadata(await collectMetadata(await photo("leica-q2")), { ...EDIT, credits: CREDITS });
    const jpg = await save("credits.jpg", writeIntoJpeg(await photo("plain"), metadata));
    const png = await save("credits.png", writeIntoPng(await photo("png-rgb"), metadata));
    const [inJpeg, inPng] = await exiftool([jpg, png], "-XMP:all", "-IPTC:all");
    const xmp = {
      "XMP-dc:Creator": ["Ada Ö. Lind"],
      "XMP-dc:Rights": "© Ada Ö. Lind",
      "XMP-dc:Title": "Höfe & <Häuser>",
      "XMP-dc:Contributor": ["Styling: Bea", "Light: Çem"],
      "XMP-photoshop:Credit": "Photo by Ada Ö. Lind",
      "XMP-iptcCore:Location": "Genève, 日内瓦",
    };
    expect(inPng).toMatchObject({ ...xmp, "ExifTool:Validate": "0 0 0" });
    expect(inJpeg).toMatchObject({
      ...xmp,
      "ExifTool:Validate": "0 0 0",
      "IPTC:CodedCharacterSet": "\u001b%G",
      "IPTC:By-line": "Ada Ö. Lind",
      "IPTC:CopyrightNotice": "© Ada Ö. Lind",
      "IPTC:ObjectName": "Höfe & <Häuser>",
      "IPTC:Credit": "Photo by Ada Ö. Lind",
      "IPTC:Sub-location": "Genève, 日内瓦",
    });
  });

  test("reads what an editor wrote beside the credits, extended XMP and all", async () => {
    const part = packet(`<dc:table>${"t".repeat(40_000)}</dc:table><dc:format>image/jpeg</dc:format>`);
    const guid = md5(part);
    const head = new Uint8Array(8);
    new DataView(head.buffer).setUint32(0, part.length);
    const { exif } = await collectMetadata(await photo("leica-q2"));
    const edited = withSegments(await photo("plain"), [
      segment(0xe1, EXIF, exif ?? new Uint8Array()),
      segment(0xe1, XMP, packet(`<dc:rows>${"r".repeat(40_000)}</dc:rows>`, `xmpNote:HasExtendedXMP="${guid}"`)),
      segment(0xe1, EXTENDED_XMP + guid, join([head, part])),
      segment(0xed, PHOTOSHOP, latin1("8BIM\x04\x04\0\0\0\0\0\x0d\x1c\x02\x74\0\x08All m\xefne")),
    ]);
    const metadata = composeMetadata(await collectMetadata(edited), { ...EDIT, credits: CREDITS });
    const file = await save("edited.jpg", writeIntoJpeg(edited, metadata));
    const [tags = {}] = await exiftool([file], "-all");
    expect(tags).toMatchObject({
      "ExifTool:Validate": "0 0 0",
      "XMP-dc:Format": "image/jpeg",
      "XMP-dc:Table": "t".repeat(40_000),
      "XMP-dc:Rows": "r".repeat(40_000),
      "XMP-dc:Rights": "All mïne",
      "IPTC:CopyrightNotice": "All mïne",
      "IPTC:By-line": "Ada Ö. Lind",
      "IFD0:Model": "LEICA Q2",
    });
    expect(Object.keys(tags).filter((name) => name.includes("GPS"))).toEqual([]);
  });
});

/** The fixtures' maker's notes are opaque on purpose. */
function warnings(tags: Tags): unknown[] {
  return Object.entries(tags)
    .filter(([name, text]) => name.endsWith(":Warning") && !/MakerNotes/.test(String(text)))
    .map(([, text]) => text);
}
