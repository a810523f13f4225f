import { editorLooks as texts } from "@matte/messages/editor-looks";
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

/** WebKit opens the clipboard only during a press: the text comes as a promise. */
function copyText(text: Promise<string>): Promise<void> {
  const blob = text.then((value) => new Blob([value], { type: "text/plain" }));
  return navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}
