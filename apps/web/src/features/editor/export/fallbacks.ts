/** Photos whose export fell back from the lossless method, or cannot return to its original. */
import { fileSizeLimit, NO_GRID } from "@matte/engine";
import { editorExport } from "@matte/messages/editor-export";
import { currentFallbackReason } from "#domain/photos/known-fallback.ts";
import { methodToFit } from "@matte/framing/photos/fit-method.ts";
import { methodText } from "@matte/framing/photos/method-text.ts";
import type { PlannedMethod } from "@matte/framing/photos/method.ts";
import type { FallbackReason, FramedPhoto } from "#domain/photos/types.ts";
import type { EditorSession } from "../state/session.ts";
import { firstNotices } from "../state/services.ts";
import type { EditorStore } from "../state/store.ts";
import { CredentialsReport } from "./credentials-report.ts";
import type { PhotoJob } from "./frame-jobs.ts";

type Framed = Pick<FramedPhoto, "fallbackReason" | "method">;

interface Fitted extends Pick<FramedPhoto, "fit"> {
  /** The file's length. */
  readonly bytes: number;
}

/**
 * Stores whether a photo's data could be kept, and if not, why: `Export method`, which is about the size on screen, is right from
 * then on.
 * @returns true if `Export method` had promised the lossless method and another was used
 */
export function rememberFallback(
  store: EditorStore,
  { id, isFurther, settings, subject, watermark, facts }: PhotoJob,
  { fallbackReason, method }: Framed,
): boolean {
  if (fallbackReason === null && method !== "lossless-jpeg") return false;
  const drawn = { settings, subject, watermark, camera: facts.camera, part: facts.part };
  const { fallbacks } = store.getState();
  const isNew = currentFallbackReason(fallbacks.get(id), drawn) !== fallbackReason;
  if (!isFurther) store.setState({ fallbacks: new Map(fallbacks).set(id, { fallbackReason, drawn }) });
  return isNew && fallbackReason !== null;
}

/** Stores what gave way to a file size limit: `Export method` names it from then on. */
function rememberFit(
  store: EditorStore,
  { id, isFurther, settings, subject, watermark, facts }: PhotoJob,
  { fit, bytes }: Fitted,
): void {
  if (isFurther || fileSizeLimit(settings) === null) return;
  const drawn = { settings, subject, watermark, camera: facts.camera, part: facts.part };
  store.setState({ fits: new Map(store.getState().fits).set(id, { fit, bytes, drawn }) });
}

/** A photo's file name and its export method, with something lost unexpectedly. */
interface Loss {
  readonly fileName: string;
  readonly method: PlannedMethod;
}

/** Collects an export's unexpected fallbacks and reports them at its end. */
export class FallbackReport {
  readonly #session: EditorSession;
  readonly #losses: Loss[] = [];
  readonly #withoutOriginal: string[] = [];
  readonly #cropped: string[] = [];
  readonly #credentials = new CredentialsReport();

  constructor(session: EditorSession) {
    this.#session = session;
  }

  add(job: PhotoJob, framed: Framed & Fitted & Pick<FramedPhoto, "hdr" | "original" | "credentials">): void {
    const { fallbackReason } = framed;
    const { file, settings, facts } = job;
    this.#credentials.add(file.name, framed.credentials);
    if (framed.original === "left-out") this.#withoutOriginal.push(file.name);
    if (framed.original === "cropped") this.#cropped.push(file.name);
    const isNew = rememberFallback(this.#session.store, job, framed);
    rememberFit(this.#session.store, job, framed);
    const lostHdr = framed.hdr === "damaged" && facts.gainMap !== "damaged";
    const isSmaller = framed.fit?.kind === "size";
    if (!isNew && !lostHdr && !isSmaller) return;
    const hdr = framed.hdr === null ? {} : { hdr: framed.hdr };
    const encoding = methodOf(framed, isNew ? fallbackReason : null, settings.quality);
    const method = methodToFit({ ...encoding, ...hdr }, framed.fit, fileSizeLimit(settings) ?? 0);
    this.#losses.push({ fileName: file.name, method });
  }

  notify(): void {
    const texts = this.#losses.map(({ fileName, method }) => editorExport.encodedAgain(fileName, methodText(method)));
    for (const text of firstNotices(texts, editorExport.moreEncodedAgain)) this.#session.services.notices.plain(text);
    this.#notifyOf(this.#withoutOriginal, editorExport.originalsLeftOut);
    this.#notifyOf(this.#cropped, () => editorExport.croppedOriginal);
    for (const text of this.#credentials.texts()) this.#session.services.notices.plain(text);
  }

  #notifyOf(files: readonly string[], textOf: (first: string, count: number) => string): void {
    const [first] = files;
    if (first !== undefined) this.#session.services.notices.plain(textOf(first, files.length));
  }
}

function methodOf({ method }: Framed, fallbackReason: FallbackReason | null, quality: number): PlannedMethod {
  return method === "lossless-jpeg" ? { kind: method, grid: NO_GRID } : { kind: "jpeg", quality, fallbackReason };
}
