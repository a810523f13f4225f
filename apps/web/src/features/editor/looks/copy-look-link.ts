import { editorLooks as texts } from "@matte/messages/editor-looks";
import { copyText } from "#lib/copy-text.ts";
import type { Notices } from "../state/services.ts";

export async function copyLookLink(notices: Notices, link: Promise<string>): Promise<void> {
  try {
    await copyText(link);
    notices.success(texts.linkCopied);
  } catch (error) {
    console.error("The link was not copied.", error);
    const isMade = await link.then(
      () => true,
      () => false,
    );
    notices.error(isMade ? texts.linkNotCopied : texts.linkTooLong);
  }
}
