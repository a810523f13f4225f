/** Files an attacker might upload. */
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import type { Rejection } from "../images/verdict.ts";

export interface HostileFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The expected rejection; undefined if the file may be stored after re-encoding. */
  readonly rejected?: Rejection["rejected"];
  /** Text forbidden in stored files. */
  readonly mark: string;
}

const MARK = "alert(document.cookie)";
const SCRIPT = `<script>${MARK}</script>`;

export async function hostileFiles(): Promise<HostileFile[]> {
  const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: "#345" } });
  const jpeg = await picture.clone().jpeg().toBuffer();
  const png = await picture.clone().png().toBuffer();
  const webp = await picture.clone().webp().toBuffer();
  return [...impostors(), ...(await bombs()), ...broken(jpeg, png, webp), ...polyglots(jpeg, png, webp)].map(
    (file) => ({
      ...file,
      mark: MARK,
    }),
  );
}

type Made = Omit<HostileFile, "mark">;

function impostors(): Made[] {
  const texts = {
    "HTML named .jpg": `<!doctype html>${SCRIPT}`,
    "an SVG with a script": `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`,
    "an SVG that reads files": '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
    "a PDF": "%PDF-1.4\n%%EOF",
    "a program for a shell": "#!/bin/sh\nrm -rf /",
    PHP: "<?php system($_GET['c']); ?>",
    "a GIF": "GIF89a\u0001\0\u0001\0\0\0\0;",
    "a ZIP": "PK\u0003\u0004",
    "a single byte": "\xFF",
  };
  return Object.entries(texts).map(([name, text]) => ({
    name,
    bytes: Buffer.from(text, "latin1"),
    rejected: "image-format-unsupported",
  }));
}

/** Kilobyte files that decompress to gigabytes. */
async function bombs(): Promise<Made[]> {
  const frames = Buffer.alloc(4 * 4 * 3 * 3, 7);
  for (let at = 0; at < frames.length; at += 7) frames[at] = at;
  const raw = { width: 4, height: 12, channels: 3 as const, pageHeight: 4 };
  const moving = await sharp(frames, { raw })
    .webp({ loop: 0, delay: [50, 50, 50] })
    .toBuffer();
  return [
    { name: "a PNG of 30,000 px", bytes: flatPng(30_000, 30_000, 0), rejected: "image-too-large" },
    { name: "a PNG that claims 2^31 px", bytes: flatPng(0x7fffffff, 0x7fffffff, 0), rejected: "image-damaged" },
    { name: "a JPEG that claims 65,500 px", bytes: await hugeJpeg(), rejected: "image-too-large" },
    { name: "a moving WebP", bytes: moving, rejected: "image-animated" },
    { name: "a moving PNG", bytes: flatPng(8, 8, 2), rejected: "image-animated" },
  ];
}

function broken(...pictures: readonly Buffer[]): Made[] {
  return pictures.flatMap((bytes, index) => [
    {
      name: `half of picture ${index}`,
      bytes: bytes.subarray(0, bytes.length >> 1),
      rejected: "image-damaged" as const,
    },
    { name: `the head of picture ${index}`, bytes: bytes.subarray(0, 40), rejected: "image-damaged" as const },
  ]);
}

function polyglots(jpeg: Buffer, png: Buffer, webp: Buffer): Made[] {
  const comment = Buffer.from(SCRIPT);
  const length = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return [
    { name: "a JPEG with a script behind it", bytes: Buffer.concat([jpeg, comment]) },
    {
      name: "a JPEG with a script as its comment",
      bytes: Buffer.concat([jpeg.subarray(0, 2), length, comment, jpeg.subarray(2)]),
    },
    { name: "a JPEG that is a ZIP too", bytes: Buffer.concat([jpeg, Buffer.from("PK\u0003\u0004"), comment]) },
    { name: "a PNG with a script behind it", bytes: Buffer.concat([png, comment]) },
    {
      name: "a PNG with a script as its text",
      bytes: withChunk(png, "tEXt", Buffer.concat([Buffer.from("a\0"), comment])),
    },
    { name: "a WebP with a script behind it", bytes: Buffer.concat([webp, comment]) },
  ];
}

/** A one-block JPEG with a header declaring a larger one. */
async function hugeJpeg(): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#000" } })
    .jpeg()
    .toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(65_500, frame + 5);
  jpeg.writeUInt16BE(65_500, frame + 7);
  return jpeg;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** One-bit PNG, all zeros, with as many rows as fit into a few megabytes. @param frames 0 for no animation */
function flatPng(width: number, height: number, frames: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Math.min(height, 30_000);
  const data = deflateSync(Buffer.alloc(Math.min((Math.ceil(width / 8) + 1) * rows, 120_000_000)));
  const control = Buffer.alloc(8);
  control.writeUInt32BE(frames, 0);
  const chunks = [chunk("IHDR", header), ...(frames > 0 ? [chunk("acTL", control)] : []), chunk("IDAT", data)];
  return Buffer.concat([SIGNATURE, ...chunks, chunk("IEND", Buffer.alloc(0))]);
}

function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const afterHeader = SIGNATURE.length + 25;
  return Buffer.concat([png.subarray(0, afterHeader), chunk(type, data), png.subarray(afterHeader)]);
}

/** Makes a PNG chunk. @see PNG specification, section 5.3 */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, crc]);
}
