import type { MetadataFont } from "@matte/engine";
import { editorFonts } from "@matte/messages/editor-fonts";
import { Note } from "#ui/index.ts";
import { usePicture } from "../preview/picture.tsx";
import { useLocalFont } from "../preview/use-fonts.ts";
import { useSetting } from "../state/context.ts";
import { useLacking, useStandIn } from "./use-lacking.ts";

/** Graphemes that are listed before the rest is cut. */
const LISTED = 6;

/** Remarks on characters that the chosen font lacks, and on a local font that this computer lacks. */
export function FontNotes() {
  const font = useSetting("metadataFont");
  const local = useSetting("localFont");
  const here = useLocalFont(local);
  const description = usePicture()?.description ?? "";
  if (local !== null) {
    return here === false ? <Note>{editorFonts.notOnThisComputer(local.family, font)}</Note> : null;
  }
  return <WebFontNotes font={font} description={description} />;
}

function WebFontNotes({ font, description }: { readonly font: MetadataFont; readonly description: string }) {
  const { system, boxes } = useLacking(font, description);
  const standIn = useStandIn(font);
  return (
    <>
      {standIn !== null && <Note>{editorFonts.standIn(font, standIn)}</Note>}
      {system.length > 0 && <Note>{editorFonts.missing(font, listed(system))}</Note>}
      {boxes.length > 0 && <Note status>{editorFonts.boxes(listed(boxes))}</Note>}
    </>
  );
}

function listed(characters: readonly string[]): string {
  return characters.length > LISTED ? `${characters.slice(0, LISTED).join(" ")} …` : characters.join(" ");
}
