/** Decisions on submitted looks, for administrators. */
import { readFile, rm, writeFile } from "node:fs/promises";
import { LOOK_PICTURE_LIMIT, LOOK_PICTURES } from "@matte/contracts/look-limits";
import type { Approval, ReviewedSubmission, ReviewPage } from "@matte/contracts/shared-looks";
import type { Db } from "../db/schema.ts";
import { DomainError } from "../domain/domain-error.ts";
import type { Images } from "../images/index.ts";
import { recordAct } from "../repositories/audit-log.ts";
import { addPicture, listReports, type StoredPicture } from "../repositories/look-parts.ts";
import {
  countOpen,
  findSubmission,
  listApproved,
  listOpen,
  removeParts,
  setApproved,
  setDeclined,
  type SharedLookRecord,
} from "../repositories/shared-looks.ts";
import type { AuthorizedAdministration } from "./authorized.ts";
import { cursorOf, positionOf } from "./cursors.ts";
import { toListed } from "./submissions.ts";

const PAGE_SIZE = 20;

interface ReviewQuery {
  readonly state?: "open" | "approved" | undefined;
  /** The previous page's `next`. */
  readonly cursor?: string | undefined;
}

/** Lists open submissions, the oldest first, or approved ones, the newest first. */
export async function readReviews(
  db: Db,
  _by: AuthorizedAdministration,
  { state = "open", cursor }: ReviewQuery,
): Promise<ReviewPage> {
  const list = state === "open" ? listOpen : listApproved;
  const records = await list(db, positionOf(cursor), PAGE_SIZE + 1);
  const page = records.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  const time = (state === "open" ? last?.submittedAt : last?.publishedAt) ?? "";
  const next = records.length > PAGE_SIZE && last ? cursorOf(time, last.id) : null;
  return { submissions: await withReports(db, page), open: await countOpen(db, null), next };
}

async function withReports(db: Db, records: readonly SharedLookRecord[]): Promise<ReviewedSubmission[]> {
  const ids = records.map(({ id }) => id);
  const reports = await listReports(db, ids);
  return records.flatMap((record) => {
    const listed = toListed(record);
    const own = reports.filter(({ id }) => id === record.id).map(({ reason, amount }) => [reason, amount] as const);
    return listed === null ? [] : [{ ...listed, uid: record.uid, reports: Object.fromEntries(own) }];
  });
}

type Checking = Pick<Images, "checker" | "incoming">;

/**
 * Publishes a look with its pictures, decoded and encoded again.
 * @param now ISO 8601
 * @throws {DomainError} `submission-not-found`, `image-damaged`
 */
export async function approveLook(
  db: Db,
  images: Checking,
  by: AuthorizedAdministration,
  { id, pictures, now }: Approval & { readonly id: string; readonly now: string },
): Promise<void> {
  await undecided(db, id);
  const checked = await Promise.all(
    LOOK_PICTURES.map(async (name) => [name, await checkedPicture(images, by.by ?? "", pictures[name])] as const),
  );
  await db.transaction().execute(async (transaction) => {
    const record = await undecided(transaction, id);
    if (!(await setApproved(transaction, id, now))) throw new DomainError("submission-not-found");
    for (const [name, picture] of checked) await addPicture(transaction, id, name, picture);
    await recordDecision(transaction, by, record, "approved", now);
  });
}

/**
 * Declines an open submission, or takes an approved look off the page.
 * @param now ISO 8601
 * @throws {DomainError} `submission-not-found`
 */
export async function declineLook(
  db: Db,
  by: AuthorizedAdministration,
  { id, reason, now }: { readonly id: string; readonly reason: string; readonly now: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const record = await existing(transaction, id);
    if (!(await setDeclined(transaction, id, reason))) throw new DomainError("submission-not-found");
    await removeParts(transaction, id);
    await recordDecision(transaction, by, record, "declined", now);
  });
}

async function existing(db: Db, id: string): Promise<SharedLookRecord> {
  const record = await findSubmission(db, id);
  if (record === undefined || record.state === "withdrawn") throw new DomainError("submission-not-found");
  return record;
}

async function undecided(db: Db, id: string): Promise<SharedLookRecord> {
  const record = await existing(db, id);
  if (record.state !== "open") throw new DomainError("submission-not-found");
  return record;
}

/** @param uid the administrator @throws {DomainError} `image-damaged` */
async function checkedPicture({ checker, incoming }: Checking, uid: string, base64: string): Promise<StoredPicture> {
  const [input, output] = [incoming.newPath(), incoming.newPath()];
  try {
    await writeFile(input, Buffer.from(base64, "base64"), { flag: "wx", mode: 0o600 });
    const verdict = await checker.check(uid, { content: "photo", input, output });
    if ("rejected" in verdict) throw new DomainError("image-damaged");
    const { ending, width, height } = verdict;
    if (ending !== "jpg" || Math.max(width, height) > LOOK_PICTURE_LIMIT.side) throw new DomainError("image-damaged");
    return { contents: await readFile(output), width, height };
  } finally {
    await Promise.all([input, output].map((file) => rm(file, { force: true })));
  }
}

/** Notes a decision on a look; its slug names it. */
function recordDecision(
  db: Db,
  { by }: AuthorizedAdministration,
  { uid, state, slug }: SharedLookRecord,
  decision: "approved" | "declined",
  at: string,
): Promise<void> {
  return recordAct(db, { at, actor: by, subject: uid ?? "", act: "look", before: state, after: `${decision} ${slug}` });
}
