import { describePhotoError } from "../../../lib/photos/describe.ts";
import { changeSettings } from "../model/changes.ts";
import type { EditorSession } from "../state/session.ts";
import { readLogo } from "./read-logo.ts";

/** Makes a file the logo; says why when it cannot be one. */
export async function takeLogo(session: EditorSession, file: File): Promise<void> {
  try {
    const record = await readLogo(file);
    session.logos.add(record.logo.id, record);
    session.change(changeSettings({ customLogo: record.logo }));
  } catch (reason) {
    session.services.notices.error(describePhotoError(reason, file.name));
  }
}
