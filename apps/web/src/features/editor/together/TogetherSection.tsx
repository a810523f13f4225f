import { ARRANGEMENTS, SHEET_GAP, type Arrangement } from "@matte/engine";
import { editorTogether as texts } from "@matte/messages/editor-together";
import { Columns3, LayoutGrid, Rows3, type LucideIcon } from "lucide-react";
import { Button, Icon, Row, Slider } from "#ui/index.ts";
import type { PhotoEntry, Sheet } from "../model/document.ts";
import { DrawnChoices } from "../panel/DrawnChoices.tsx";
import { PanelSection } from "../panel/PanelSection.tsx";
import { useSession } from "../state/context.ts";
import { separate } from "./join-photos.ts";
import { SheetOrder } from "./SheetOrder.tsx";
import { useSheet } from "./use-sheet.ts";
import "./together.css";

const DRAWINGS: Readonly<Record<Arrangement, LucideIcon>> = { row: Columns3, column: Rows3, grid: LayoutGrid };

function ArrangementDrawing({ of }: { readonly of: Arrangement }) {
  return <Icon of={DRAWINGS[of]} />;
}

interface TogetherSectionProps {
  readonly entry: PhotoEntry & { readonly sheet: Sheet };
}

/** The arrangement of photos framed together. */
export function TogetherSection({ entry }: TogetherSectionProps) {
  const session = useSession();
  const { sheet, change, isWorking } = useSheet(entry);
  return (
    <PanelSection
      id="together"
      title={texts.title}
      summary={texts.photos(sheet.photos.length)}
      end={
        <Button variant="bare" size="small" onClick={() => separate(session, entry)}>
          {texts.separate}
        </Button>
      }
    >
      <div className="together" aria-busy={isWorking}>
        <DrawnChoices
          label={texts.arrangement}
          value={sheet.arrangement}
          values={ARRANGEMENTS}
          names={texts.arrangements}
          columns={3}
          drawing={ArrangementDrawing}
          onChange={(arrangement) => change({ ...sheet, arrangement })}
        />
        <Row label={texts.gap}>
          <Slider
            {...{ min: SHEET_GAP.min, max: SHEET_GAP.max, step: 0.5, decimals: 1 }}
            value={sheet.gap}
            label={texts.gap}
            initial={SHEET_GAP.default}
            unit="%"
            unitName={texts.gapUnit}
            onChange={(gap, { final }) => change({ ...sheet, gap }, final)}
          />
        </Row>
        <SheetOrder sheet={sheet} onChange={change} />
      </div>
    </PanelSection>
  );
}
