import { printsEquivalent, SHORT_TEXT_LIMIT } from "@matte/engine";
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

/** Camera, lens and film names. @param summary names that differ from the file */
export function CameraNames({ summary }: { readonly summary: string }) {
  return (
    <More part="camera-more" name={editorFields.more.camera} summary={summary}>
      <TidyRow />
      <EquivalentRow />
      <FilmStyleRow />
      <NameFields />
    </More>
  );
}

function TidyRow() {
  const { value, onChange } = useControl("tidyCameraNames");
  return <Switch label={texts.tidy} checked={value} onChange={onChange} />;
}

/** On for phones until it is chosen for all photos. */
function EquivalentRow() {
  const { onChange } = useControl("equivalentFocalLength");
  const { settings } = useFrameStyle();
  const camera = useSelectedPhoto()?.facts.camera ?? {};
  return <Switch label={texts.equivalent} checked={printsEquivalent(settings, camera)} onChange={onChange} />;
}

function FilmStyleRow() {
  const { value, onChange } = useControl("printFilmStyle");
  return <Switch label={texts.filmStyle} checked={value} onChange={onChange} />;
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

/** Names the selected photo prints if none is typed. */
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
