import type { ShareOutcome } from "#lib/share.ts";
import type { EditorSession } from "../state/session.ts";
import type { ShareAnswer } from "../state/store.ts";

/**
 * Delivers a finished file: by the share sheet if it accepts the file, otherwise as a download.
 * @returns false if the user cancelled
 */
export async function handOver(session: EditorSession, blob: Blob, name: string): Promise<boolean> {
  const { shareSheet, deliver } = session.services;
  const files = [new File([blob], name, { type: blob.type })];
  const outcome = shareSheet.takes(files) ? await share(session, files, name) : "failed";
  if (outcome === "failed") deliver(blob, name);
  return outcome !== "cancelled";
}

/**
 * Opens the share sheet. Asks for another click if framing took so long that the click on Export no longer counts as user
 * activation; `failed` if the user prefers a download.
 * @param name of the shared files
 */
export async function share(session: EditorSession, files: readonly File[], name: string): Promise<ShareOutcome> {
  const { shareSheet } = session.services;
  if (shareSheet.ready()) return shareSheet.share(files);
  const answer = await ask(session, name);
  if (answer === "share") return shareSheet.share(files);
  return answer === "download" ? "failed" : "cancelled";
}

function ask(session: EditorSession, name: string): Promise<ShareAnswer> {
  return new Promise((resolve) => {
    const answer = (given: ShareAnswer): void => {
      session.set({ shareOffer: null });
      resolve(given);
    };
    session.set({ shareOffer: { name, answer } });
  });
}
