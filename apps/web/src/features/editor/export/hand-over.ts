import type { ShareOutcome } from "#lib/share.ts";
import type { EditorSession } from "../state/session.ts";
import type { OfferAnswer } from "../state/store.ts";

/**
 * Gives a finished file to the photographer: by the share sheet where there is one for it, else as a download.
 * @returns whether they have it now; false when they thought better of it
 */
export async function handOver(session: EditorSession, blob: Blob, name: string): Promise<boolean> {
  const { shareSheet, deliver } = session.services;
  const file = new File([blob], name, { type: blob.type });
  const outcome = shareSheet.takes(file) ? await share(session, file) : "failed";
  if (outcome === "failed") deliver(blob, name);
  return outcome !== "cancelled";
}

/** Where framing took so long that the press on Export has gone by, another press is asked for. */
async function share(session: EditorSession, file: File): Promise<ShareOutcome> {
  const { shareSheet } = session.services;
  if (shareSheet.ready()) return shareSheet.share(file);
  const answer = await ask(session, file.name);
  if (answer === "share") return shareSheet.share(file);
  return answer === "download" ? "failed" : "cancelled";
}

function ask(session: EditorSession, name: string): Promise<OfferAnswer> {
  return new Promise((resolve) => {
    const answer = (given: OfferAnswer): void => {
      session.set({ offer: null });
      resolve(given);
    };
    session.set({ offer: { name, answer } });
  });
}
