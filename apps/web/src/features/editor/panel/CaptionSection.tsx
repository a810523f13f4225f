import { type CaptionRole, DEFAULT_SETTINGS, fillTemplate, PLACE_IN_FILE, RANGES } from "@matte/engine";
import { editorLabel } from "@matte/messages/editor-label";
import { editorPanel } from "@matte/messages/editor-panel";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { Note, Row, Slider, Switch } from "#ui/index.ts";
import { CaptionTextField } from "../fields/TemplateField.tsx";
import { useFieldTexts } from "../fields/use-field.ts";
import { usePicture } from "../preview/picture.tsx";
import { selectedIndex } from "../model/document.ts";
import { useControl, useEditor, useSetting } from "../state/context.ts";
import { FontRow } from "./FontRow.tsx";
import { PanelSection } from "./PanelSection.tsx";

const CopySubject = lazyPart(async () => (await import("../fields/CopySubject.tsx")).CopySubject);
const EditCaptions = lazyPart(async () => (await import("./EditCaptions.tsx")).EditCaptions);
const CreditNotes = lazyPart(async () => (await import("../fields/CreditNotes.tsx")).CreditNotes);
const MoreCaption = lazyPart(async () => (await import("./MoreCaption.tsx")).MoreCaption);
const LabelStyleRow = lazyPart(async () => (await import("./LabelStyleRow.tsx")).LabelStyleRow);

const texts = editorPanel.caption;

export function CaptionSection() {
  const on = useSetting("showMetadata");
  const layout = useSetting("captionLayout");
  const style = useSetting("labelStyle");
  const type = style === "plain" ? texts.layouts[layout] : editorLabel.styles[style];
  const more = useDateText();
  return (
    <PanelSection
      title={texts.title}
      id="caption"
      summary={on ? [more, type].filter(Boolean).join(", ") : texts.off}
      end={<ShowMetadata />}
    >
      <CaptionTextField field="subject" label={texts.subject} head={<CopySubject />}>
        <CutNote field="subject" />
      </CaptionTextField>
      <CaptionTextField field="location" label={texts.location} placeholder={usePlaceInFile()}>
        <CutNote field="location" />
      </CaptionTextField>
      <CaptionTextField field="credit" label={texts.credit}>
        <CreditNotes />
        <CutNote field="credit" />
      </CaptionTextField>
      <CaptionTextField field="additionalCredits" label={texts.additionalCredits} placeholder={texts.creditsHint} tall>
        <CutNote field="additional" />
      </CaptionTextField>
      <EditCaptions />
      <PrintSubject />
      <LabelStyleRow />
      <FontRow />
      <FontSizeRow />
      <MoreCaption summary={more || texts.noDate} />
    </PanelSection>
  );
}

/** The place printed if none is typed; an empty individual location prints none. */
function usePlaceInFile(): string | undefined {
  const fields = useFieldTexts();
  const isOwn = useEditor(
    ({ history: { present } }) => present.photos[selectedIndex(present)]?.typed?.location !== undefined,
  );
  return fields === null || isOwn ? undefined : fillTemplate(PLACE_IN_FILE, fields);
}

/** A printed date's form; empty without one. */
function useDateText(): string {
  const form = useSetting("dateFormat");
  const custom = useSetting("customDateFormat");
  const text = form === "custom" ? custom : form;
  return useSetting("printDate") ? text : "";
}

/** Warns that the selected photo's export cuts off a field. */
function CutNote({ field }: { readonly field: CaptionRole }) {
  const isCut = usePicture()?.layout.cut.includes(field) ?? false;
  return isCut ? (
    <Note wide status>
      {texts.cut}
    </Note>
  ) : null;
}

function ShowMetadata() {
  const { value, onChange } = useControl("showMetadata");
  return <Switch inline label={texts.show} checked={value} onChange={onChange} />;
}

function PrintSubject() {
  const { value, onChange } = useControl("printSubjectName");
  return <Switch label={texts.printSubject} checked={value} onChange={onChange} />;
}

function FontSizeRow() {
  const size = useControl("metadataFontSize");
  return (
    <Row label={texts.fontSize}>
      <Slider
        {...RANGES.metadataFontSize}
        {...size}
        label={texts.fontSizeName}
        initial={DEFAULT_SETTINGS.metadataFontSize}
      />
    </Row>
  );
}
