import {
  CAPTION_LAYOUTS,
  type CaptionLayout,
  type CaptionRole,
  DEFAULT_SETTINGS,
  fillTemplate,
  PLACE_IN_FILE,
  RANGES,
} from "@matte/engine";
import { editorPanel } from "@matte/messages/editor-panel";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { Note, RadioGroup, type RadioOption, Row, Slider, Switch } from "#ui/index.ts";
import { EditCaptions } from "../captions/EditCaptions.tsx";
import { CaptionTextField } from "../fields/TemplateField.tsx";
import { useFieldTexts } from "../fields/use-field.ts";
import { usePicture } from "../preview/picture.tsx";
import { selectedIndex } from "../model/document.ts";
import { useControl, useEditor, useSetting } from "../state/context.ts";
import { FontRow } from "./FontRow.tsx";
import { PanelSection } from "./PanelSection.tsx";

const CopySubject = lazyPart(async () => (await import("../fields/CopySubject.tsx")).CopySubject);
const CreditNotes = lazyPart(async () => (await import("../fields/CreditNotes.tsx")).CreditNotes);
const DateAndLanguage = lazyPart(async () => (await import("./DateAndLanguage.tsx")).DateAndLanguage);
const LabelStyleRow = lazyPart(async () => (await import("./LabelStyleRow.tsx")).LabelStyleRow);

const texts = editorPanel.caption;

/** Lines of text in a box of 32 by 18. */
const DRAWINGS: Readonly<Record<CaptionLayout, string>> = {
  columns: "M2 4h9M2 9h6M21 4h9M24 9h6M22 14h8",
  left: "M2 4h14M2 9h9M2 14h11",
  center: "M9 4h14M11 9h10M10 14h12",
  line: "M2 9h7M13 9h6M23 9h7",
};
const LAYOUTS: readonly RadioOption<CaptionLayout>[] = CAPTION_LAYOUTS.map((value) => ({
  value,
  label: texts.layouts[value],
  drawing: <LayoutDrawing of={value} />,
}));

function LayoutDrawing({ of: layout }: { readonly of: CaptionLayout }) {
  return (
    <svg viewBox="0 0 32 18" aria-hidden="true">
      <path d={DRAWINGS[layout]} />
    </svg>
  );
}

export function CaptionSection() {
  const on = useSetting("showMetadata");
  const layout = useSetting("captionLayout");
  const style = useSetting("labelStyle");
  const more = useDateText();
  return (
    <PanelSection
      title={texts.title}
      id="caption"
      summary={on ? [more, texts.layouts[layout]].filter(Boolean).join(", ") : texts.off}
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
      {style === "plain" && <LayoutRow />}
      <FontRow />
      <FontSizeRow />
      <DateAndLanguage summary={more || texts.noDate} />
    </PanelSection>
  );
}

/** The place that is printed where none is typed; an empty location of the photo's own prints none. */
function usePlaceInFile(): string | undefined {
  const fields = useFieldTexts();
  const isOwn = useEditor(
    ({ history: { present } }) => present.photos[selectedIndex(present)]?.typed?.location !== undefined,
  );
  return fields === null || isOwn ? undefined : fillTemplate(PLACE_IN_FILE, fields);
}

/** The form of a printed date; empty without one. */
function useDateText(): string {
  const form = useSetting("dateFormat");
  const custom = useSetting("customDateFormat");
  const text = form === "custom" ? custom : form;
  return useSetting("printDate") ? text : "";
}

/** Says that the selected photo's export lacks the end of a field. */
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

function LayoutRow() {
  const layout = useControl("captionLayout");
  return (
    <Row label={texts.layout} group>
      <RadioGroup {...layout} label={texts.layoutName} options={LAYOUTS} />
    </Row>
  );
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
