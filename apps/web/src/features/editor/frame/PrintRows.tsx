import { LOW_PRINT_DENSITY, PRINT_SIZES, printDensity, RANGES } from "@matte/engine";
import { editorFrame } from "@matte/messages/editor-frame";
import { NumberField, Row, Select } from "#ui/index.ts";
import { usePicture } from "../preview/picture.tsx";
import { useControl, useSetting } from "../state/context.ts";

const texts = editorFrame.print;
const SIZES = PRINT_SIZES.map((value) => ({ value, label: texts.sizes[value] }));

/** The print size. It changes only the file's density. */
export function PrintRows() {
  const size = useControl("printSize");
  return (
    <>
      <Row label={texts.size}>
        <Select {...size} options={SIZES} />
        {size.value === "custom" && (
          <span className="print-width">
            <PrintWidth />
          </span>
        )}
      </Row>
      <PrintResolution />
    </>
  );
}

function PrintWidth() {
  const width = useControl("printWidth");
  return <NumberField {...RANGES.printWidth} {...width} label={texts.width} unit="mm" />;
}

/** Pixels per inch in the selected photo's print. */
function PrintResolution() {
  const printSize = useSetting("printSize");
  const printWidth = useSetting("printWidth");
  const canvas = usePicture()?.layout.canvas;
  const density = canvas === undefined ? null : printDensity({ printSize, printWidth }, canvas);
  if (density === null) return null;
  const low = density < LOW_PRINT_DENSITY;
  return (
    <p className="print-resolution num">
      <output aria-label={texts.resolution}>
        {texts.ppi(density)} {low && <span>{texts.low}</span>}
      </output>
      {!low && <span>{texts.changesNoPixel}</span>}
    </p>
  );
}
