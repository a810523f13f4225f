import { asTemplate, capabilities, guessSubject, subjectInFile } from "@matte/engine";
import { editor } from "@matte/messages/editor";
import { profilesKey } from "#domain/profiles/key.ts";
import { retryImport } from "#lib/retry-import.ts";
import type { LoadedPhoto } from "#domain/photos/types.ts";
import { originalName } from "@matte/framing/photos/original-name.ts";
import { addPhotos } from "../model/changes.ts";
import type { PhotoRecord } from "../model/registry.ts";
import type { Claim } from "../profiles/claim-photos.ts";
import { sortPhotos } from "../model/sort-photos.ts";
import { failedPhoto } from "../state/failures.ts";
import type { EditorSession } from "../state/session.ts";
import { looksLikePhoto } from "#domain/photos/file-kinds.ts";
import { concurrencyFor, type Failure, type OrderedWork, runInOrder } from "./in-order.ts";
import { entriesOf } from "./lost-photos.ts";
import { addToProgress } from "./loading-progress.ts";
import { type Placeholders, showPlaceholders } from "./placeholders.ts";
import { isSample } from "./sample-photo.ts";

const { loading: texts } = editor;

/**
 * Milliseconds between two updates. A few photos are each shown at once. Hundreds have placeholders, and each list update leaves
 * garbage in the page: the list is extended less often than the progress is counted.
 */
function pausesFor(photos: number): Pick<OrderedWork<never, never>, "progressPause" | "resultsPause"> {
  return { progressPause: Math.min(500, 10 * photos), resultsPause: Math.min(2000, 10 * photos) };
}

/**
 * Loads files and appends their photos in the order given, as soon as they are ready. Reports by notices; never rejects.
 * Aborting keeps the photos loaded so far. Clearing the list, or undoing while photos are added, aborts as well.
 */
export async function loadPhotos(session: EditorSession, given: readonly File[], signal: AbortSignal): Promise<void> {
  const files = filesForPlan(session, given);
  if (files.length === 0) return;
  const { notices } = session.services;
  const message = notices.loading(texts.started(files.length));
  const progress = addToProgress(session, files.length);
  const claim = await claimsOf(session);
  const key = `load ${crypto.randomUUID()}`;
  const shownFirst = session.store.getState().history.present.selected === null ? files[0] : undefined;
  const cleared = session.extensionSignal();
  const stop = AbortSignal.any([signal, cleared]);
  let loaded = 0;
  const items = files.map((file) => ({ id: crypto.randomUUID(), file }));
  const placeholders = { current: null as Placeholders | null };
  const work = runInOrder({
    items,
    concurrency: concurrencyFor(session.services.pool.size),
    ...pausesFor(files.length),
    run: (item) => readPhoto(session, item, item.file === shownFirst, stop),
    onReady: (photos) => {
      register(session, photos);
      placeholders.current?.remove(photos.map(({ id }) => id));
      if (cleared.aborted) return;
      loaded += photos.length;
      append(session, photos, { key, claim });
    },
    onProgress: progress.advance,
  });
  // Requested after the first shown photo, which would otherwise wait for them.
  placeholders.current = showPlaceholders(session, items, stop);
  const failures = await work;
  placeholders.current.end();
  const { sort } = session.store.getState();
  if (sort !== "added" && !cleared.aborted) session.extend(sortPhotos(sort, session.photos.get), key);
  session.settle();
  progress.end();
  if (loaded > 0 && !cleared.aborted) notices.success(texts.done(loaded), message);
  else notices.dismiss(message);
  if (!stop.aborted) report(session, failures);
}

/** Free takes one photo at a time: from several files, the first that looks like a photo. */
function filesForPlan({ store, services }: EditorSession, files: readonly File[]): readonly File[] {
  const first = files.find(looksLikePhoto) ?? files[0];
  if (files.length < 2 || first === undefined || capabilities(store.getState().plan).batch) return files;
  services.notices.error(texts.oneAtATime);
  services.upsell();
  return [first];
}

interface IncomingPhoto {
  readonly id: string;
  readonly file: File;
}

async function readPhoto(
  session: EditorSession,
  { id, file }: IncomingPhoto,
  first: boolean,
  signal: AbortSignal,
): Promise<PhotoRecord> {
  const { space } = session.store.getState();
  const side = first && space !== null ? Math.max(space.width, space.height) : 0;
  const { pool, uploads } = session.services;
  const options = { signal, previewLongSide: side, padded: uploads !== null };
  const { facts, thumbnail, preview, padded } = await pool.load(file, options);
  if (padded !== undefined) uploads?.((to) => to.photo({ photo: id, name: file.name, image: padded }));
  if (preview !== undefined) session.previews.put(id, preview);
  return recordOf(id, file, { facts, thumbnail });
}

export function recordOf(id: string, file: File, { facts, thumbnail }: LoadedPhoto): PhotoRecord {
  return { id, file, facts, thumbnail: URL.createObjectURL(thumbnail), thumbnailFile: thumbnail };
}

/** Adds photo records. The session releases those not contained in any history step. */
function register(session: EditorSession, photos: readonly PhotoRecord[]): void {
  for (const photo of photos) session.photos.add(photo.id, photo);
}

interface Appending {
  /** Of the step. */
  readonly key: string;
  readonly claim: Claim;
}

function append(session: EditorSession, photos: readonly PhotoRecord[], { key, claim }: Appending): void {
  const entries = entriesOf(session.store, photos, (photo) => {
    const entry = { id: photo.id, subject: subjectOf(photo) };
    return isSample(photo.file) ? { ...entry, sample: true } : claim(entry, photo);
  });
  session.extend(addPhotos(entries), key);
}

const unclaimed: Claim = (entry) => entry;

/** Returns the claims of the user's profiles; loaded only for users who have some. */
async function claimsOf(session: EditorSession): Promise<Claim> {
  const { values, user } = session.services;
  if (values.read(profilesKey(user)) === undefined) return unclaimed;
  const loading = retryImport(async () => import("../profiles/claim-photos.ts"));
  return loading.then(
    ({ claimsIn }) => claimsIn(session),
    () => unclaimed,
  );
}

/** The title in the file, or a guess from its name; braces in either are no fields. */
function subjectOf(photo: PhotoRecord): string {
  return asTemplate(subjectInFile(photo.facts.words) ?? guessSubject(originalName(photo)));
}

function report({ store, services }: EditorSession, failures: readonly Failure<IncomingPhoto>[]): void {
  const failed = failures.map(({ item: { id, file }, reason }) => failedPhoto(id, file, reason));
  if (failed.length > 0) store.setState(({ unread }) => ({ unread: [...unread, ...failed] }));
  const [first] = failed;
  // The list has the reasons.
  if (first !== undefined) services.notices.error(failed.length === 1 ? first.sentence : texts.failed(failed.length));
}
