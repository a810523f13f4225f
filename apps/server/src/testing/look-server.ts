/** A server with an author, an administrator and a stranger, for suites about public looks. */
import type { ReviewPage } from "@matte/contracts/shared-looks";
import { LOOK_VERSION } from "@matte/engine";
import sharp from "sharp";
import type { DatabasePlace } from "../config/read.ts";
import { startServer, type RunningServer } from "./running-server.ts";
import { newVisitor, userOf, type Visitor } from "./visitor.ts";

export interface LookServer {
  readonly server: RunningServer;
  readonly author: Visitor;
  readonly uid: string;
  readonly administrator: Visitor;
  readonly stranger: Visitor;
}

export async function startLookServer({ databaseUrl }: DatabasePlace): Promise<LookServer> {
  const server = await startServer(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl });
  const [author, administrator] = [newVisitor(server.origin), newVisitor(server.origin)];
  await author.signIn("visitor@example.com");
  await administrator.signIn("admin@example.com");
  const uid = (await userOf(author))?.uid ?? "";
  return { server, author, uid, administrator, stranger: newVisitor(server.origin) };
}

/** A submission as the editor sends it. */
export const PRINT_ROOM = {
  name: "Print room",
  description: "A green board. Keep the bottom deep.",
  author: "Inês Morel",
  link: "https://inesmorel.example/looks",
  afterDeletion: "remove",
  look: { version: LOOK_VERSION, settings: { outerBorderSize: 14, outerBorderColor: "#49524C" } },
} as const;

export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** Sends JSON. */
export async function send({ ask }: Visitor, method: string, path: string, body: unknown = {}): Promise<Answered> {
  const headers = { "content-type": "application/json" };
  const sent = method === "GET" || method === "DELETE" ? { method } : { method, headers, body: JSON.stringify(body) };
  const response = await ask(path, sent);
  return { status: response.status, body: await response.json() };
}

/** Submits a look. @returns its id and slug */
export async function submit(
  { author, uid }: Pick<LookServer, "author" | "uid">,
  look: object = PRINT_ROOM,
): Promise<{ readonly id: string; readonly slug: string }> {
  const { status, body } = await send(author, "POST", `/api/users/${uid}/submissions`, look);
  if (status !== 200) throw new Error(`The look was refused: ${JSON.stringify(body)}`);
  const { submissions } = body as ReviewPage;
  const [newest] = submissions.toSorted((one, other) => other.submittedAt.localeCompare(one.submittedAt));
  if (newest === undefined) throw new Error("There is no submission.");
  return newest;
}

/** JPEGs in base64, as the administration draws them. */
export async function pictures(width = 60): Promise<Readonly<Record<"first" | "second" | "third", string>>> {
  const create = { width, height: 40, channels: 3, background: "#49524C" } as const;
  const jpeg = (await sharp({ create }).jpeg().toBuffer()).toString("base64");
  return { first: jpeg, second: jpeg, third: jpeg };
}

/** Submits and approves a look. */
export async function publish(
  people: LookServer,
  look?: object,
): Promise<{ readonly id: string; readonly slug: string }> {
  const submitted = await submit(people, look);
  const path = `/api/admin/submissions/${submitted.id}/approval`;
  const { status } = await send(people.administrator, "POST", path, { pictures: await pictures() });
  if (status !== 200) throw new Error(`The approval answered ${status}.`);
  return submitted;
}
