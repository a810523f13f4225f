import type { PrintedText } from "@matte/engine";
import { editorFonts } from "@matte/messages/editor-fonts";
import type { Lacking } from "#domain/fonts/lacking.ts";
import { Note } from "#ui/index.ts";
import { usePicture } from "../preview/picture.tsx";
import { useLocalFont } from "../preview/use-fonts.ts";
import { useSetting } from "../state/context.ts";
import { useLacking, useStandIn } from "./use-lacking.ts";

/** Limit of listed graphemes. */
const LISTED = 6;
const NO_TEXT: PrintedText = { regular: "", bold: "" };

/** Remarks on characters missing in the font or the label's typefaces, and on a font missing on this computer. */
export function FontNotes() {
  const metadataFont = useSetting("metadataFont");
  const local = useSetting("localFont");
  const here = useLocalFont(local);
  const localFont = here === false ? null : local;
  const captionLanguage = useSetting("captionLanguage");
  const { system, boxes } = useLacking({ metadataFont, localFont, captionLanguage }, usePicture()?.printed ?? NO_TEXT);
  const standIn = useStandIn(metadataFont);
  const labelFont = useSetting("labelFont");
  const isOwn = useSetting("labelStyle") !== "plain" && labelFont === "style";
  if (isOwn) return <Missing font={editorFonts.ofStyle} system={system} boxes={boxes} />;
  return (
    <>
      {local !== null && here === false && <Note>{editorFonts.notOnThisComputer(local.family, metadataFont)}</Note>}
      {localFont === null && standIn !== null && <Note>{editorFonts.standIn(metadataFont, standIn)}</Note>}
      <Missing font={metadataFont} system={system} boxes={boxes} />
    </>
  );
}

function Missing({ font, system, boxes }: Lacking & { readonly font: string }) {
  return (
    <>
      {system.length > 0 && <Note>{editorFonts.missing(font, listed(system))}</Note>}
      {boxes.length > 0 && <Note status>{editorFonts.boxes(listed(boxes))}</Note>}
    </>
  );
}

function listed(characters: readonly string[]): string {
  return characters.length > LISTED ? `${characters.slice(0, LISTED).join(" ")} …` : characters.join(" ");
}
