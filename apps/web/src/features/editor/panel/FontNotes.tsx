import { editorFonts } from "@matte/messages/editor-fonts";
import { missingGlyphs } from "#domain/fonts/coverage.ts";
import { Note } from "#ui/index.ts";
import { usePicture } from "../preview/picture.tsx";
import { useLocalFont } from "../preview/use-fonts.ts";
import { useSetting } from "../state/context.ts";

/** Characters that are listed before the rest is counted. */
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
  const missing = missingGlyphs(font, description);
  if (missing === "") return null;
  return <Note>{editorFonts.missing(font, listed(missing))}</Note>;
}

function listed(characters: string): string {
  const all = Array.from(characters);
  return all.length > LISTED ? `${all.slice(0, LISTED).join(" ")} …` : all.join(" ");
}
