import { SHORT_TEXT_LIMIT } from "@matte/engine";
import { editorFields } from "@matte/messages/editor-fields";
import { useMemo } from "react";
import { Switch } from "#ui/index.ts";
import { CaptionTextField } from "../fields/TemplateField.tsx";
import { selectedIndex } from "../model/document.ts";
import { captionOf } from "../model/photo-caption.ts";
import { useFrameStyle } from "../preview/picture.tsx";
import { useControl, useEditor, useSelectedPhoto } from "../state/context.ts";
import { More } from "./PanelSection.tsx";

const texts = editorFields.camera;
/** Neither is a template. */
const PLAIN = { template: null, maxLength: SHORT_TEXT_LIMIT } as const;

/** Names of camera, lens and film. @param summary those that differ from the file */
export function CameraMore({ summary }: { readonly summary: string }) {
  return (
    <More part="camera-more" name={editorFields.more.camera} summary={summary}>
      <SwitchRow label={texts.tidy} setting="tidyCameraNames" />
      <SwitchRow label={texts.equivalent} setting="equivalentFocalLength" />
      <NameFields />
    </More>
  );
}

interface SwitchRowProps {
  readonly label: string;
  readonly setting: "tidyCameraNames" | "equivalentFocalLength";
}

function SwitchRow({ label, setting }: SwitchRowProps) {
  const { value, onChange } = useControl(setting);
  return <Switch label={label} checked={value} onChange={onChange} />;
}

function NameFields() {
  const { camera, lens } = useNamesInFile();
  return (
    <>
      <CaptionTextField {...PLAIN} field="camera" label={texts.camera} placeholder={camera} />
      <CaptionTextField {...PLAIN} field="lens" label={texts.lens} placeholder={lens} />
      <CaptionTextField {...PLAIN} field="film" label={texts.film} />
    </>
  );
}

/** Names that the selected photo prints where none is typed. */
function useNamesInFile(): { readonly camera?: string | undefined; readonly lens?: string | undefined } {
  const { settings } = useFrameStyle();
  const record = useSelectedPhoto();
  const entry = useEditor(({ history: { present } }) => present.photos[selectedIndex(present)]);
  return useMemo(() => {
    if (record === null || entry === undefined) return {};
    const untyped = { ...settings, cameraText: "", lensText: "" };
    return captionOf(untyped, { id: entry.id, subject: "" }, record, { number: 1, count: 1 }).camera;
  }, [settings, record, entry]);
}
