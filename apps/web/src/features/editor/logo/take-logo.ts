import { editorPanel } from "@matte/messages/editor-panel";
import { describePhotoError } from "#domain/photos/describe.ts";
import { PhotoError } from "#domain/photos/types.ts";
import { changeSettings } from "../model/changes.ts";
import type { EditorSession } from "../state/session.ts";
import { readLogo } from "./read-logo.ts";
import type { LogoSlot } from "./slots.ts";

/** Sets a file as the logo of a slot, or reports why it cannot be one. */
export async function takeLogo(session: EditorSession, { setting }: LogoSlot, file: File): Promise<void> {
  try {
    const record = await readLogo(file);
    session.logos.add(record.logo.id, record);
    session.change(changeSettings({ [setting]: record.logo }));
  } catch (reason) {
    session.services.notices.error(refusal(reason, file.name));
  }
}

/** Reports a file that no logo can be made of. Any type that the browser displays is accepted, unlike for photos. */
function refusal(reason: unknown, fileName: string): string {
  const isNoPicture = reason instanceof PhotoError && reason.code === "not-an-image";
  return isNoPicture ? editorPanel.logo.notAnImage(fileName) : describePhotoError(reason, fileName);
}
