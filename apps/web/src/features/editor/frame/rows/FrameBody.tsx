import type { ReactNode } from "react";
import { editorFrame } from "@matte/messages/editor-frame";
import { BevelRow } from "./BevelRow.tsx";
import { BottomWeight, EachSide } from "./BottomWeight.tsx";
import { CornerRow } from "./CornerRow.tsx";
import { InnerMatRow } from "./InnerMatRow.tsx";
import { PaperRows } from "./PaperRows.tsx";
import { ShadowRows } from "./ShadowRows.tsx";
import { SidesDrawing } from "./SidesDrawing.tsx";
import { Group, More } from "../../panel/PanelSection.tsx";
import { MeasuredByRow, ShapeRow } from "./ShapeRows.tsx";
import "../frame.css";

/** Controls in the section `Frame`, folded at the first visit. @param more summarises the rarer ones */
export function FrameBody({ more }: { readonly more: string }): ReactNode {
  return (
    <>
      <SidesDrawing />
      <BottomWeight />
      <EachSide />
      <ShapeRow />
      <Group title={editorFrame.board}>
        <BevelRow />
        <InnerMatRow />
        <CornerRow />
        <ShadowRows />
      </Group>
      <Group title={editorFrame.paper.title}>
        <PaperRows />
      </Group>
      <More part="frame-more" name={editorFrame.more} summary={more}>
        <MeasuredByRow />
      </More>
    </>
  );
}
