import { baseLength, isLocked } from "@matte/engine";
import { editorNotes } from "@matte/messages/editor-notes";
import { Button, Note } from "#ui/index.ts";
import { changeControls, useEditor, useSelectedPhoto, useSession } from "../state/context.ts";
import { effectiveSettings } from "../state/store.ts";

/** Fraction of the base length below which a line is hardly visible: 0.12 mm in a 30 cm print. */
const VISIBLE = 1 / 2500;
/** Thousandths visible at every size. */
const INSTEAD = 1;

const texts = editorNotes.thinStroke;

/** Warns about a pixel width hardly visible on a large photo, and offers one that grows with it. */
export function ThinStroke() {
  const session = useSession();
  const photo = useSelectedPhoto();
  const pixels = useEditor((state) => {
    const { innerBorderSize, strokeUnit, measuredBy } = effectiveSettings(state);
    if (photo === null || strokeUnit !== "px" || isLocked("innerBorderSize", state.plan)) return 0;
    return innerBorderSize < VISIBLE * baseLength(measuredBy, photo.facts.size) ? innerBorderSize : 0;
  });
  if (pixels === 0) return null;
  const takeThousandths = (): void =>
    changeControls(session, { strokeUnit: "permille", innerBorderSize: INSTEAD }, { key: "strokeUnit", final: true });
  return (
    <Note wide status>
      {texts.text(pixels)}{" "}
      <Button variant="bare" size="small" onClick={takeThousandths}>
        {texts.instead(INSTEAD)}
      </Button>
    </Note>
  );
}
