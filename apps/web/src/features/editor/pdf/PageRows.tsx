import { DEFAULT_SETTINGS, PDF_PAPERS, RANGES } from "@matte/engine";
import { editorPdf as texts } from "@matte/messages/editor-pdf";
import { NumberField, RadioGroup, Row, Select, Slider, Switch } from "#ui/index.ts";
import { useControl, useSetting } from "../state/context.ts";

const LAYOUTS = (["photo", "sheet"] as const).map((value) => ({ value, label: texts.layouts[value] }));
const CAPTIONS = texts.captions.map((label, lines) => ({ value: String(lines), label }));
const PAPERS = PDF_PAPERS.map((value) => ({ value, label: texts.papers[value] }));

/** One photo a page, or contact sheets. */
export function LayoutRow() {
  const layout = useControl("pdfLayout");
  return (
    <Row label={texts.pages} group>
      <RadioGroup {...layout} label={texts.pagesName} options={LAYOUTS} />
    </Row>
  );
}

/** Everything that pages are made of. */
export function PageRows() {
  const isSheet = useSetting("pdfLayout") === "sheet";
  return (
    <>
      <LayoutRow />
      {isSheet && <SheetRows />}
      <div className="panel-group">
        <h3>{texts.paper}</h3>
        <PaperRows />
      </div>
    </>
  );
}

function SheetRows() {
  const columns = useControl("sheetColumns");
  const rows = useControl("sheetRows");
  const caption = useControl("sheetLines");
  return (
    <>
      <Row label={texts.columns}>
        <Slider {...RANGES.sheetColumns} {...columns} label={texts.columns} initial={DEFAULT_SETTINGS.sheetColumns} />
      </Row>
      <Row label={texts.rows}>
        <Slider {...RANGES.sheetRows} {...rows} label={texts.rows} initial={DEFAULT_SETTINGS.sheetRows} />
      </Row>
      <Row label={texts.captionLines}>
        <Select
          value={String(caption.value)}
          options={CAPTIONS}
          onChange={(lines) => caption.onChange(Number(lines))}
        />
      </Row>
    </>
  );
}

function PaperRows() {
  const paper = useControl("pdfPaper");
  const marks = useControl("cropMarks");
  return (
    <>
      <Row label={texts.paper}>
        <Select {...paper} options={PAPERS} />
      </Row>
      {paper.value === "custom" && (
        <>
          <LengthRow label={texts.width} name={texts.widthName} setting="pdfPaperWidth" />
          <LengthRow label={texts.height} name={texts.heightName} setting="pdfPaperHeight" />
        </>
      )}
      <LengthRow label={texts.margins} name={texts.marginsName} setting="pdfMargin" />
      <LengthRow label={texts.bleed} name={texts.bleedName} setting="pdfBleed" />
      <Switch label={texts.cropMarks} checked={marks.value} onChange={(checked) => marks.onChange(checked)} />
    </>
  );
}

interface LengthRowProps {
  readonly label: string;
  readonly name: string;
  readonly setting: "pdfPaperWidth" | "pdfPaperHeight" | "pdfMargin" | "pdfBleed";
}

function LengthRow({ label, name, setting }: LengthRowProps) {
  const length = useControl(setting);
  return (
    <Row label={label}>
      <NumberField {...RANGES[setting]} {...length} decimals={1} label={name} unit={texts.mm} />
    </Row>
  );
}
