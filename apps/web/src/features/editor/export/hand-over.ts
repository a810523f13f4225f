import type { ShareOutcome } from "#lib/share.ts";
import type { EditorSession } from "../state/session.ts";
import type { ShareAnswer } from "../state/store.ts";

/**
 * Delivers a finished file: by the share sheet where it accepts the file, otherwise as a download.
 * @returns false if the user cancelled
 */
export async function handOver(session: EditorSession, blob: Blob, name: string): Promise<boolean> {
  const { shareSheet, deliver } = session.services;
  const file = new File([blob], name, { type: blob.type });
  const outcome = shareSheet.takes(file) ? await share(session, file) : "failed";
  if (outcome === "failed") deliver(blob, name);
  return outcome !== "cancelled";
}

/** Asks for another click where framing took so long that the one on Export no longer counts as user activation. */
async function share(session: EditorSession, file: File): Promise<ShareOutcome> {
  const { shareSheet } = session.services;
  if (shareSheet.ready()) return shareSheet.share(file);
  const answer = await ask(session, file.name);
  if (answer === "share") return shareSheet.share(file);
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
