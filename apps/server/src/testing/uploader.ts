/** A user with an uploading browser. */
import { parseAnswer, uploadAnswer, type UploadAnswer } from "@matte/contracts";
import sharp from "sharp";
import { newVisitor, userOf, type Visitor } from "./visitor.ts";

export interface Uploader {
  readonly ask: Visitor["ask"];
  readonly uid: string;
  /** The `Cookie` header. */
  readonly cookie: () => string;
  readonly send: (form: Readonly<Record<string, string | File>>) => Promise<Response>;
  readonly upload: (bytes: Uint8Array, kind: "original" | "matte", name?: string) => Promise<UploadAnswer>;
  readonly token: () => Promise<string>;
}

/** @param repeat wraps its requests, such as `patient` */
export async function newUploader(
  origin: string,
  email = "ada@example.com",
  repeat: (ask: Visitor["ask"]) => Visitor["ask"] = (ask) => ask,
): Promise<Uploader> {
  const { ask: askOnce, signIn, cookies } = newVisitor(origin);
  const ask = repeat(askOnce);
  await signIn(email);
  const user = await userOf({ ask });
  if (!user) throw new Error("No user is signed in.");
  const send: Uploader["send"] = (form) => ask("/upload/save.php", { method: "POST", body: formOf(form) });
  return {
    ask,
    uid: user.uid,
    cookie: () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    send,
    upload: async (bytes, kind, name = "photo.jpg") => {
      const response = await send({ kind, file: fileOf(bytes, name) });
      const body: unknown = await response.json();
      const answer = parseAnswer(uploadAnswer, body);
      if (answer === undefined) throw new Error(`${response.status}: ${JSON.stringify(body)}`);
      return answer;
    },
    token: async () => ((await (await ask("/api/token")).json()) as { token: string }).token,
  };
}

export function fileOf(bytes: Uint8Array, name = "photo.jpg"): File {
  return new File([new Uint8Array(bytes)], name, { type: "image/jpeg" });
}

export function formOf(fields: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** Makes a small picture, different for each seed. */
export function picture(seed: number): Promise<Buffer> {
  const pixels = Buffer.alloc(24 * 16 * 3);
  for (let at = 0; at < pixels.length; at++) pixels[at] = (at * 7 + seed * 31 + ((seed * at) % 13)) & 255;
  return sharp(pixels, { raw: { width: 24, height: 16, channels: 3 } })
    .png()
    .toBuffer();
}
