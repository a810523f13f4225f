import { PRINT_SIZES, RANGES } from "@matte/engine";
import { editorFrame } from "@matte/messages/editor-frame";
import { NumberField, Row, Select } from "#ui/index.ts";
import { useControl } from "../state/context.ts";

const texts = editorFrame.print;
const SIZES = PRINT_SIZES.map((value) => ({ value, label: texts.sizes[value] }));

/** The size of the print, which changes the file's density alone. */
export function PrintRows() {
  const size = useControl("printSize");
  return (
    <Row label={texts.size}>
      <Select {...size} options={SIZES} />
      {size.value === "custom" && (
        <span className="print-width">
          <PrintWidth />
        </span>
      )}
    </Row>
  );
}

function PrintWidth() {
  const width = useControl("printWidth");
  return <NumberField {...RANGES.printWidth} {...width} label={texts.width} unit="mm" />;
}
