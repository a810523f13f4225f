/** A public look without the interface: the requests of its author and of an administrator. */
import { fileURLToPath } from "node:url";
import type { APIRequestContext } from "@playwright/test";
import { LOOK_VERSION } from "@matte/engine";
import sharp from "sharp";
import { becomeUser, signIn } from "./account.ts";

const LOOK = { version: LOOK_VERSION, settings: { outerBorderSize: 14, outerBorderColor: "#49524C" } };
const TEXTS = { name: "Print room", description: "A green board. Keep the bottom deep.", author: "Ines Morel" };

/** Signs in as an administrator. @returns the look's slug */
export async function publishLook(request: APIRequestContext): Promise<string> {
  const uid = await becomeUser(request);
  const data = { ...TEXTS, link: "https://inesmorel.example/", afterDeletion: "remove", look: LOOK };
  const answer = await request.post(`/api/users/${uid}/submissions`, { data });
  const { submissions } = (await answer.json()) as { submissions: readonly { id: string; slug: string }[] };
  const [submitted] = submissions;
  if (submitted === undefined) throw new Error(`The look was refused: ${answer.status()}`);
  await signIn(request, "admin@example.com");
  const pictures = { first: await picture("still"), second: await picture("mist"), third: await picture("stairwell") };
  const path = `/api/admin/submissions/${submitted.id}/approval`;
  const approval = await request.post(path, { data: { pictures } });
  if (!approval.ok()) throw new Error(`The approval answered ${approval.status()}: ${await approval.text()}`);
  return submitted.slug;
}

/** One of our own photos, about as large as the administration draws it. */
async function picture(name: string): Promise<string> {
  const file = new URL(`../../../tools/art/${name}.jpg`, import.meta.url);
  const inside = { width: 1200, height: 1200, fit: "inside" } as const;
  return (await sharp(fileURLToPath(file)).resize(inside).jpeg({ quality: 88 }).toBuffer()).toString("base64");
}
