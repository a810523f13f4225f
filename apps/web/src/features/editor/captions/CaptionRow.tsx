import { CAPTION_FIELDS, type CaptionField, type CaptionRole } from "@matte/engine";
import { editorCaptions as texts } from "@matte/messages/editor-captions";
import { memo, useEffect, useMemo, useState } from "react";
import { whenIdle } from "#lib/when-idle.ts";
import type { PhotoEntry } from "../model/document.ts";
import { captionOf, type ListPosition } from "../model/photo-caption.ts";
import { useFrameStyle, useSharedStyle } from "../preview/picture.tsx";
import { planPhoto, styleOf } from "../preview/plan-photo.ts";
import { useEditor, useShownRecord } from "../state/context.ts";
import { CellEditor } from "./CellEditor.tsx";
import { type Cell, cellsOf } from "./cells.ts";
import type { GridState } from "./grid-reducer.ts";
import type { CellActions, SelectedColumns } from "./use-grid.ts";
import { PhotoThumbnail } from "./PhotoThumbnail.tsx";

interface CaptionRowProps {
  readonly entry: PhotoEntry;
  /** Position in the list, from 0. */
  readonly index: number;
  readonly count: number;
  /** Distance from the list's start in CSS pixels. */
  readonly start: number;
  /** The current column; null in other rows. */
  readonly current: number | null;
  readonly editing: GridState["editing"];
  readonly selected: SelectedColumns;
  /** False while the table scrolls: layouts wait. */
  readonly settled: boolean;
  readonly actions: CellActions;
}

export const CaptionRow = memo(function CaptionRow({ entry, index, count, start, ...row }: CaptionRowProps) {
  const record = useShownRecord(entry);
  const { settings } = useFrameStyle();
  const position = useMemo(() => ({ number: index + 1, count }), [index, count]);
  const caption = useMemo(
    () => record && captionOf(settings, entry, record, position),
    [settings, entry, record, position],
  );
  const cut = useCut(entry, position, row.settled);
  if (record === undefined || caption === undefined) return null;
  const cells = cellsOf(entry, caption, record.facts.words);
  const [from, to] = (row.selected ?? "").split("-").map(Number);
  const { name } = record.file;
  return (
    <div className="caption-row" role="row" aria-rowindex={index + 2} style={{ insetBlockStart: start }}>
      <span className="caption-file" role="rowheader" aria-colindex={1} title={name}>
        <PhotoThumbnail photo={record} />
        <span>{name}</span>
      </span>
      {CAPTION_FIELDS.map((field, column) => (
        <CaptionCell
          key={field}
          id={entry.id}
          fileName={name}
          field={field}
          cell={cells[field]}
          place={{ row: index, column }}
          isCurrent={row.current === column}
          isSelected={from !== undefined && to !== undefined && column >= from && column <= to}
          editing={row.current === column ? row.editing : null}
          isCut={field !== "alt" && cut.includes(ROLES[field])}
          actions={row.actions}
        />
      ))}
    </div>
  );
});

/** The layout's field names. */
const ROLES: Readonly<Record<Exclude<CaptionField, "alt">, CaptionRole>> = {
  subject: "subject",
  location: "location",
  credit: "credit",
  additionalCredits: "additional",
  camera: "camera",
  lens: "lens",
  film: "film",
};

interface CaptionCellProps {
  readonly id: string;
  readonly fileName: string;
  readonly field: CaptionField;
  readonly cell: Cell;
  readonly place: { readonly row: number; readonly column: number };
  readonly isCurrent: boolean;
  readonly isSelected: boolean;
  readonly editing: GridState["editing"];
  readonly isCut: boolean;
  readonly actions: CellActions;
}

function CaptionCell({ id, fileName, field, cell, place, isCut, ...props }: CaptionCellProps) {
  const { isCurrent, isSelected, editing, actions } = props;
  return (
    <div
      role="gridcell"
      aria-colindex={place.column + 2}
      aria-selected={isSelected}
      tabIndex={isCurrent ? 0 : -1}
      className="caption-cell"
      data-own={cell.own}
      title={editing === null ? cell.printed : undefined}
      onPointerDown={(event) => event.button === 0 && editing === null && actions.onPress(place, event)}
      onPointerEnter={({ buttons, pointerType }) => buttons === 1 && pointerType === "mouse" && actions.onDrag(place)}
      onDoubleClick={() => editing === null && actions.onEdit(place)}
    >
      {editing === null ? (
        <>
          <span className="caption-text" dir="auto">
            {cell.printed}
          </span>
          {isCut && (
            <span className="caption-cut" title={texts.cutInExport}>
              {texts.cut}
            </span>
          )}
        </>
      ) : (
        <CellEditor
          label={texts.cell(texts.columns[field], fileName)}
          photo={id}
          field={field}
          cell={cell}
          how={editing}
          place={place}
          onCommit={actions.onCommit}
        />
      )}
    </div>
  );
}

const NONE: readonly CaptionRole[] = [];

/** Texts cut off in the photo's export. Laid out when the page is idle: the table scrolls smoothly. */
function useCut(entry: PhotoEntry, position: ListPosition, settled: boolean): readonly CaptionRole[] {
  const record = useShownRecord(entry);
  const style = useSharedStyle();
  const found = useEditor((state) => state.fallbacks.get(entry.id));
  const [cut, setCut] = useState(NONE);
  useEffect(() => {
    if (!settled || record === undefined) return undefined;
    return whenIdle(() => setCut(planPhoto(styleOf(style, entry), { entry, record, position, found }).layout.cut));
  }, [settled, style, entry, record, position, found]);
  return cut;
}
