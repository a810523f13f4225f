/** From files to photos in the document. */
import { capabilities, guessSubject } from "@matte/engine";
import { describePhotoError } from "#domain/photos/describe.ts";
import { addPhotos } from "../model/changes.ts";
import type { PhotoRecord } from "../model/photo.ts";
import type { EditorSession } from "../state/session.ts";
import { looksLikePhoto } from "./file-kinds.ts";
import { type FirstImpressions, showFirstImpressions } from "./first-impressions.ts";
import { runInOrder, type Failure } from "./in-order.ts";
import { lanesFor } from "./lanes.ts";
import { failureTexts, loadedText, loadingText, ONE_AT_A_TIME } from "./words.ts";

/**
 * Milliseconds for which loaded photos are gathered, once the first is there. Of a few each shows at once; of hundreds the small
 * pictures are on the list before, and to draw it for every one would leave more to the collector the more there are.
 */
function pauseFor(photos: number): number {
  return Math.min(500, 10 * photos);
}

/**
 * Loads files and appends their photos in the order given, as soon as they are ready. Reports by messages; never rejects.
 * Aborting keeps what has been loaded so far; clearing the list, or undoing while it grows, ends the loading as well.
 */
export async function loadPhotos(session: EditorSession, given: readonly File[], signal: AbortSignal): Promise<void> {
  const files = admitted(session, given);
  if (files.length === 0) return;
  const { notices } = session.services;
  const message = notices.loading(loadingText(files.length));
  const progress = shareOfLoading(session, files.length);
  const key = `load ${crypto.randomUUID()}`;
  const shownFirst = session.store.getState().history.present.selected === null ? files[0] : undefined;
  const unwanted = session.growth();
  const stop = AbortSignal.any([signal, unwanted]);
  let loaded = 0;
  const items = files.map((file) => ({ id: crypto.randomUUID(), file }));
  // The one that will be shown is not kept waiting by looks at the others.
  const impressions = { current: null as FirstImpressions | null };
  const work = runInOrder({
    items,
    lanes: lanesFor(session.services.pool.size),
    pause: pauseFor(files.length),
    run: (item) => readPhoto(session, item, item.file === shownFirst, stop),
    onReady: (photos) => {
      register(session, photos);
      for (const { id } of photos) impressions.current?.settled(id);
      if (unwanted.aborted) return;
      loaded += photos.length;
      append(session, photos, key);
    },
    onProgress: progress.advance,
  });
  impressions.current = showFirstImpressions(session, items, stop);
  const failures = await work;
  impressions.current.end();
  session.settle();
  progress.end();
  if (loaded > 0 && !unwanted.aborted) notices.success(loadedText(loaded), message);
  else notices.dismiss(message);
  if (!stop.aborted) report(session, failures);
}

/** Free takes one at a time: of several, the first that looks like a photo. */
function admitted({ store, services }: EditorSession, files: readonly File[]): readonly File[] {
  const first = files.find(looksLikePhoto) ?? files[0];
  if (files.length < 2 || first === undefined || capabilities(store.getState().plan).batch) return files;
  services.notices.error(ONE_AT_A_TIME);
  services.upsell();
  return [first];
}

interface Incoming {
  readonly id: string;
  readonly file: File;
}

async function readPhoto(
  session: EditorSession,
  { id, file }: Incoming,
  first: boolean,
  signal: AbortSignal,
): Promise<PhotoRecord> {
  const { room } = session.store.getState();
  const side = first && room !== null ? Math.max(room.width, room.height) : 0;
  const { pool, uploads } = session.services;
  const options = { signal, previewLongSide: side, padded: uploads !== null };
  const { facts, thumbnail, preview, padded } = await pool.load(file, options);
  if (padded !== undefined) uploads?.((to) => to.photo(file.name, padded));
  if (preview !== undefined) session.previews.put(id, preview);
  return { id, file, facts, thumbnail: URL.createObjectURL(thumbnail) };
}

/** Hands the photos' files over: the session lets go of those that no step names. */
function register(session: EditorSession, photos: readonly PhotoRecord[]): void {
  for (const photo of photos) session.photos.add(photo.id, photo);
}

function append(session: EditorSession, photos: readonly PhotoRecord[], key: string): void {
  session.grow(addPhotos(photos.map(({ id, file }) => ({ id, subject: guessSubject(file.name) }))), key);
}

function report({ services }: EditorSession, failures: readonly Failure<Incoming>[]): void {
  const sentences = failures.map(({ item, reason }) => describePhotoError(reason, item.file.name));
  for (const text of failureTexts(sentences)) services.notices.error(text);
}

/** Several loads can run at once; what is shown is their sum, until the last of them ends. */
function shareOfLoading({ store }: EditorSession, total: number): { advance(settled: number): void; end(): void } {
  let counted = 0;
  const grow = (current: number, more: number): void => {
    const before = store.getState().loading ?? { current: 0, total: 0 };
    store.setState({ loading: { current: before.current + current, total: before.total + more } });
  };
  grow(0, total);
  const advance = (settled: number): void => {
    grow(settled - counted, 0);
    counted = settled;
  };
  const end = (): void => {
    const { loading } = store.getState();
    if (loading !== null && loading.current >= loading.total) store.setState({ loading: null });
  };
  return { advance, end };
}
