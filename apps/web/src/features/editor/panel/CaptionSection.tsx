import {
  CAPTION_LAYOUTS,
  type CaptionLayout,
  type CaptionRole,
  type Settings,
  DEFAULT_SETTINGS,
  RANGES,
  TEXT_LIMIT,
} from "@matte/engine";
import { editorPanel } from "@matte/messages/editor-panel";
import { CopyCheck } from "lucide-react";
import {
  IconButton,
  Note,
  RadioGroup,
  type ChangeDetail,
  type RadioOption,
  Row,
  Slider,
  Switch,
  TextArea,
  TextField,
} from "#ui/index.ts";
import { EditCaptions } from "../captions/EditCaptions.tsx";
import { changeSettings, copySubjectToAll, nameSubject, typeCaption } from "../model/changes.ts";
import { shownSubject } from "../model/document.ts";
import { usePicture } from "../preview/picture.tsx";
import { type Control, useControl, useEditor, usePhotoCount, useSession, useSetting } from "../state/context.ts";
import { FontRow } from "./FontRow.tsx";
import { PanelSection } from "./PanelSection.tsx";

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
  return (
    <PanelSection
      title={texts.title}
      id="caption"
      summary={on ? texts.layouts[layout] : texts.off}
      end={<ShowMetadata />}
    >
      <SubjectRow />
      <CutNote field="subject" />
      <TextRow label={texts.location} setting="locationText" />
      <CutNote field="location" />
      <TextRow label={texts.credit} setting="photoBy" />
      <CutNote field="credit" />
      <CreditsRow />
      <CutNote field="additional" />
      <EditCaptions />
      <PrintSubject />
      <LayoutRow />
      <FontRow />
      <FontSizeRow />
    </PanelSection>
  );
}

/** Says that the selected photo's export lacks the end of a field. */
function CutNote({ field }: { readonly field: CaptionRole }) {
  const isCut = usePicture()?.layout.cut.includes(field) ?? false;
  return isCut ? <Note status>{texts.cut}</Note> : null;
}

function ShowMetadata() {
  const { value, onChange } = useControl("showMetadata");
  return <Switch inline label={texts.show} checked={value} onChange={onChange} />;
}

/** The selected photo's subject, with a button that copies it to all photos. */
function SubjectRow() {
  const session = useSession();
  const subject = useEditor((state) => shownSubject(state.history.present));
  const selected = useEditor((state) => state.history.present.selected);
  const several = usePhotoCount() > 1;
  return (
    <Row label={texts.subject}>
      <TextField
        // Typing belongs to one photo: another photo gets another field.
        key={selected}
        value={subject}
        maxLength={TEXT_LIMIT}
        onChange={(text, { final }) =>
          session.change(typeCaption(text, nameSubject(text)), { key: `subject ${selected}`, final })
        }
      />
      {several && (
        <IconButton icon={CopyCheck} label={texts.copyToAll} onClick={() => session.change(copySubjectToAll)} />
      )}
    </Row>
  );
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

function TextRow({ label, setting }: { readonly label: string; readonly setting: "locationText" | "photoBy" }) {
  const text = useCaptionText(setting);
  return (
    <Row label={label}>
      <TextField {...text} maxLength={TEXT_LIMIT} />
    </Row>
  );
}

/** A text of the caption, which is turned on by typing. */
function useCaptionText(setting: "locationText" | "photoBy" | "additionalCredits"): Control<string> {
  const session = useSession();
  const { value } = useControl(setting);
  const onChange = (text: string, { final }: ChangeDetail = { final: true }): void => {
    const values: Partial<Settings> = { [setting]: text };
    session.change(typeCaption(text, changeSettings(values)), { key: setting, final });
  };
  return { value, onChange };
}

function CreditsRow() {
  const text = useCaptionText("additionalCredits");
  return (
    <Row label={texts.additionalCredits} tall>
      <TextArea {...text} placeholder={texts.creditsHint} maxLength={TEXT_LIMIT} />
    </Row>
  );
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
