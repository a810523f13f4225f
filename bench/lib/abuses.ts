/** The worst one account, or a visitor without one, may do to a server with its default limits. */
import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import sharp from "sharp";
import type { Person } from "./people.ts";

export interface Abuse {
  readonly name: string;
  /** Resolves when it has begun; it ends with its process. */
  readonly start: (origin: string, mallory: Person) => Promise<void>;
}

const RECONNECT_MS = 1000;
const ADDRESS = { "x-forwarded-for": "198.51.100.9" };
/** Not the proxy's: such a peer connects directly. */
const OWN_ADDRESS = "127.0.0.2";

export const ABUSES: readonly Abuse[] = [
  { name: "JSON at the limit", start: repeat(1000, sendJson) },
  { name: "writes at the limit", start: repeat(1000, sendWrites) },
  { name: "images of 118 megapixels", start: uploadLargest },
  { name: "unread, pipelined requests", start: sockets("GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(1500)) },
  { name: "half-open sockets with garbage", start: sockets("GARBAGE\r\n\r\n") },
  { name: "half a request", start: sockets("GET / HTTP/1.1\r\nHos") },
  { name: "bodies in flight", start: holdBodies },
  { name: "small bodies in flight", start: holdSmallBodies },
  { name: "letters", start: repeat(20, sendLetter) },
  { name: "device codes", start: repeat(1000, sendCode) },
  { name: "looks in links", start: repeat(1000, openLook) },
  { name: "submissions", start: repeat(1000, submitLook) },
  { name: "pages of looks", start: repeat(1000, openLooks) },
  { name: "signatures", start: repeat(600, signExport) },
  { name: "openings of links", start: repeat(1000, countOpening) },
  { name: "tries of looks", start: repeat(1000, countTry) },
  { name: "profiles", start: repeat(1000, saveProfile) },
];

type Send = (origin: string, mallory: Person) => Promise<unknown>;

/** Sends as often in a minute as the limits allow, with or without answers. */
function repeat(inMinute: number, send: Send): Abuse["start"] {
  return async (origin, mallory) => {
    setInterval(() => void send(origin, mallory).catch(() => undefined), 60_000 / inMinute);
  };
}

/** As many parts as the body can have. */
function partsOf(bytes: number): unknown[] {
  return Array.from({ length: Math.floor(bytes / 3) - 20 }, () => ({}));
}

async function sendJson(origin: string, { uid, cookie }: Person): Promise<void> {
  const body = JSON.stringify({ x: partsOf(16 * 1024) });
  await sendTo(`${origin}/api/users/${uid}`, "PATCH", cookie, body);
}

async function sendWrites(origin: string, { uid, cookie }: Person): Promise<void> {
  const writes = Array.from({ length: 10 }, () => ({
    id: crypto.randomUUID(),
    uid,
    changes: { preferences: { photoBy: "©".repeat(1000) }, onboarding: { creditFormat: "語".repeat(1000) } },
  }));
  await sendTo(`${origin}/api/writes`, "POST", cookie, JSON.stringify({ writes }));
}

async function sendTo(url: string, method: string, cookie: string, body: string): Promise<void> {
  const headers = { ...ADDRESS, cookie, "content-type": "application/json" };
  const response = await fetch(url, { method, headers, body });
  await response.arrayBuffer();
}

/** A claim at the limit, with the hashes of nine photos. */
async function signExport(origin: string, { uid, cookie }: Person): Promise<void> {
  const hash = "ab".repeat(32);
  const label = `urn:c2pa:${randomUUID()}:${"x".repeat(32)}:${"x".repeat(32)}`;
  const results = { success: ["claimSignature.validated"], failure: ["signingCredential.untrusted"] };
  const manifest = { label, hash, signatureHash: hash, ...results };
  const claim = {
    binding: { mediaType: "image/jpeg", hash, excluded: { start: 2, length: 21_000 } },
    ingredients: Array.from({ length: 9 }, () => ({ mediaType: "image/jpeg", manifest })),
    steps: ["placed", "edited", "cropped", "resized"],
  };
  await sendTo(`${origin}/api/users/${uid}/credentials`, "POST", cookie, JSON.stringify(claim));
}

async function uploadLargest(origin: string, mallory: Person): Promise<void> {
  const file = new File([new Uint8Array(await largestWebp())], "large.webp", { type: "image/webp" });
  const send: Send = async (_origin, { cookie }) => {
    const body = new FormData();
    body.append("kind", "matte");
    body.append("file", file);
    const response = await fetch(`${origin}/upload/save.php`, {
      method: "POST",
      headers: { ...ADDRESS, cookie },
      body,
    });
    await response.arrayBuffer();
  };
  const start = repeat(600, send);
  return start(origin, mallory);
}

/** 16,000 × 7,400 pixels of tiled noise. */
async function largestWebp(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const tile = await sharp({ create: { width: 1000, height: 925, channels: 3, noise, background: "grey" } })
    .png()
    .toBuffer();
  const canvas = sharp({
    create: { width: 16_000, height: 7400, channels: 3, background: "grey" },
    limitInputPixels: false,
  });
  return canvas
    .composite([{ input: tile, tile: true }])
    .webp({ quality: 1, effort: 0 })
    .toBuffer();
}

const HELD_BODIES = 100;
/** The rest of each body is never sent. */
const HELD_BYTES = 1000;

/** Sends large, endless bodies to each route with them: logos, writes and payment events. */
async function holdBodies(origin: string, mallory: Person): Promise<void> {
  hold(origin, mallory, HELD_BODIES, [
    { request: `PUT /api/users/${mallory.uid}/logo/light?name=a.png`, type: "image/png", bytes: 8 * 1024 * 1024 },
    { request: "POST /api/writes", type: "application/json", bytes: 128 * 1024 },
    { request: "POST /api/stripe/webhook", type: "application/json", bytes: 512 * 1024 },
  ]);
}

/** Sends endless bodies too small for a limit of their number; each is held for a request's 30 s. */
async function holdSmallBodies(origin: string, mallory: Person): Promise<void> {
  const request = `PATCH /api/users/${mallory.uid}`;
  hold(origin, mallory, 3 * HELD_BODIES, [{ request, type: "application/json", bytes: 16 * 1024 }]);
}

interface HeldBody {
  readonly request: string;
  readonly type: string;
  readonly bytes: number;
}

/** @param count of each body */
function hold(origin: string, { cookie }: Person, count: number, bodies: readonly HeldBody[]): void {
  const { port, hostname } = new URL(origin);
  const open = ({ request, type, bytes: length }: HeldBody): void => {
    const socket = connect({ port: Number(port), host: hostname }).resume();
    const headers = `Host: a\r\nCookie: ${cookie}\r\nX-Forwarded-For: ${ADDRESS["x-forwarded-for"]}\r\nContent-Type: ${type}`;
    socket
      .on("error", () => undefined)
      .once("close", () => setTimeout(open, RECONNECT_MS, { request, type, bytes: length }));
    socket.write(`${request} HTTP/1.1\r\n${headers}\r\nContent-Length: ${length}\r\n\r\n`);
    socket.write(Buffer.alloc(length - HELD_BYTES, "["));
  };
  for (let each = 0; each < count; each++) bodies.forEach(open);
}

async function sendLetter(origin: string): Promise<void> {
  await sendTo(
    `${origin}/api/newsletter`,
    "POST",
    "",
    JSON.stringify({ email: `victim+${randomUUID()}@gmail.com`, consent: true }),
  );
}

/** Asks for a code like a device, and guesses one like a user. */
async function sendCode(origin: string, { cookie }: Person): Promise<void> {
  const body = new URLSearchParams({ client_id: "matte-cli", device_name: "x".repeat(60) });
  await fetch(`${origin}/api/device/authorization`, { method: "POST", headers: ADDRESS, body });
  await sendTo(`${origin}/api/device/decision`, "POST", cookie, JSON.stringify({ code: "BCDFGHJK", allow: true }));
}

/** Opens the editor with the longest query read by the server. */
async function openLook(origin: string): Promise<void> {
  const response = await fetch(`${origin}/tool?look=${"a".repeat(12_000)}`, { headers: ADDRESS });
  await response.arrayBuffer();
}

/** Submits a look of 4 KB; from the eleventh on it is refused. */
async function submitLook(origin: string, { uid, cookie }: Person): Promise<void> {
  const texts = { name: "Print room", description: "語".repeat(280), author: "", link: null, afterDeletion: "remove" };
  const body = JSON.stringify({ ...texts, look: { version: 1, settings: {} } });
  await sendTo(`${origin}/api/users/${uid}/submissions`, "POST", cookie, body.padEnd(4096));
}

/** Saves a profile with the longest texts; from the second on Free refuses it. */
async function saveProfile(origin: string, { uid, cookie }: Person): Promise<void> {
  const text = "語".repeat(200);
  const texts = { name: "Jo Weiss", credit: text, rights: text, location: text, exportName: text, artist: "" };
  const body = JSON.stringify({ ...texts, logo: null, look: { version: 1, settings: {} } });
  await sendTo(`${origin}/api/users/${uid}/profiles/${randomUUID()}`, "PUT", cookie, body);
}

/** Counts links with unknown senders; past ten a minute it is refused. */
async function countOpening(origin: string): Promise<void> {
  await sendTo(`${origin}/api/referrals/${"A".repeat(10)}/openings`, "POST", "", "{}");
}

/** Counts tries of an unknown look; past ten a minute it is refused. */
async function countTry(origin: string): Promise<void> {
  await sendTo(`${origin}/api/looks/print-room/tries`, "POST", "", "{}");
}

async function openLooks(origin: string): Promise<void> {
  const responses = ["/looks", "/look/unknown"].map((path) => fetch(`${origin}${path}`, { headers: ADDRESS }));
  for (const response of await Promise.all(responses)) await response.arrayBuffer();
}

/** Opens connections sending a text and never reading; lost ones are opened again. */
function sockets(text: string): Abuse["start"] {
  return async (origin) => {
    const { port, hostname } = new URL(origin);
    const open = (): void => {
      const socket = connect({ port: Number(port), host: hostname, localAddress: OWN_ADDRESS, allowHalfOpen: true });
      socket.pause().on("error", () => undefined);
      socket.write(text);
      socket.once("close", () => setTimeout(open, RECONNECT_MS));
    };
    for (let count = 0; count < 150; count++) open();
  };
}
