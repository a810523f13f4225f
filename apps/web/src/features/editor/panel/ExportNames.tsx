import { exportName, pictureFormat, SHORT_TEXT_LIMIT } from "@matte/engine";
import { editorFields } from "@matte/messages/editor-fields";
import { editorPanel } from "@matte/messages/editor-panel";
import { useMemo, useState } from "react";
import { Note } from "#ui/index.ts";
import { originalName } from "@matte/framing/photos/original-name.ts";
import { TemplateField } from "../fields/TemplateField.tsx";
import { selectedIndex } from "../model/document.ts";
import { captionOf } from "../model/photo-caption.ts";
import { useFrameStyle } from "../preview/picture.tsx";
import { useControl, useEditor, usePhotoCount, usePosition, useSelectedPhoto, useSetting } from "../state/context.ts";
import { KeepRow } from "./KeepRow.tsx";
import { More } from "./PanelSection.tsx";

const texts = editorFields.exportName;
/** Placeholder for the characters drawn for each export. */
const RANDOM = "a1b2";

/** Names of exported files, and what the files remember. */
export function ExportNames({ summary }: { readonly summary: string }) {
  const name = useControl("exportName");
  const names = useNames();
  const { value: remembers } = useControl("rememberFrame");
  // The original can’t come back from a file whose photo has a mark.
  const mark = useSetting("photoMark");
  return (
    <More part="output-more" name={editorFields.more.output} summary={summary}>
      <TemplateField
        {...name}
        label={texts.label}
        template="export"
        placeholder={names.usual}
        maxLength={SHORT_TEXT_LIMIT}
      >
        {name.value !== "" && names.chosen !== "" && (
          <Note wide status>
            {texts.example(names.chosen)}
          </Note>
        )}
      </TemplateField>
      <KeepRow label={editorPanel.output.rememberFrame} setting="rememberFrame" />
      {remembers && mark === "none" && <KeepRow label={editorPanel.output.keepWayBack} setting="keepWayBack" />}
    </More>
  );
}

/** Names for the selected photo's export, with and without a typed one. */
function useNames(): { readonly chosen: string; readonly usual: string } {
  const { settings } = useFrameStyle();
  const record = useSelectedPhoto();
  const entry = useEditor(({ history: { present } }) => present.photos[selectedIndex(present)]);
  const number = usePosition() + 1;
  const count = usePhotoCount();
  const [date] = useState(() => new Date());
  return useMemo(() => {
    if (record === null || entry === undefined) return { chosen: "", usual: texts.usual };
    const { exportName: name } = captionOf(settings, entry, record, { number, count }).settings;
    const parts = { original: originalName(record), format: pictureFormat(settings), date, random: RANDOM };
    return { chosen: exportName({ ...parts, name }), usual: exportName(parts) };
  }, [settings, record, entry, number, count, date]);
}
