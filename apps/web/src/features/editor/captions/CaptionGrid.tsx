/** The caption table (ARIA grid pattern): a virtual list of rows, with the focus in one cell. */
import { CAPTION_FIELDS } from "@matte/engine";
import { editorCaptions as texts } from "@matte/messages/editor-captions";
import { defaultRangeExtractor, type Range as ListRange, useVirtualizer } from "@tanstack/react-virtual";
import { type ClipboardEvent, type RefObject, useCallback, useLayoutEffect } from "react";
import { useEditor } from "../state/context.ts";
import { CaptionRow } from "./CaptionRow.tsx";
import type { Captions } from "./use-captions.ts";
import { type Grid, useGrid } from "./use-grid.ts";

/** Heights in CSS pixels; on touch screens rows are as high as a finger. */
const ROW = matchMedia("(pointer: coarse)").matches ? 48 : 40;
const HEAD = 32;
const BEYOND_VIEW = 6;

interface CaptionGridProps {
  readonly element: RefObject<HTMLDivElement | null>;
  readonly captions: Captions;
}

export function CaptionGrid({ element, captions }: CaptionGridProps) {
  const photos = useEditor((state) => state.history.present.photos);
  const grid = useGrid({ rows: photos.length, columns: CAPTION_FIELDS.length }, captions);
  const { current } = grid.state;
  const rangeExtractor = useCallback((range: ListRange) => withRow(range, current.row), [current.row]);
  const list = useVirtualizer({
    count: photos.length,
    overscan: BEYOND_VIEW,
    scrollMargin: HEAD,
    getScrollElement: () => element.current,
    estimateSize: () => ROW,
    rangeExtractor,
  });
  const rows = list.getVirtualItems();
  useFocus(element, grid.state.focused, rows.length > 0);
  return (
    <div
      ref={element}
      className="caption-grid"
      role="grid"
      tabIndex={-1}
      aria-label={texts.title}
      aria-rowcount={photos.length + 1}
      aria-colcount={CAPTION_FIELDS.length + 1}
      aria-multiselectable="true"
      onKeyDown={(event) => grid.onKeyDown(event, rowsIn(event.currentTarget))}
      onFocus={({ target, currentTarget }) => target === currentTarget && cellIn(currentTarget)?.focus()}
      {...clipboardOf(grid, captions)}
    >
      <HeaderRow />
      <div className="caption-rows" role="rowgroup" style={{ blockSize: list.getTotalSize() }}>
        {rows.map(({ index, start }) => {
          const entry = photos[index];
          return (
            entry && (
              <CaptionRow
                key={entry.id}
                entry={entry}
                index={index}
                count={photos.length}
                start={start}
                current={current.row === index ? current.column : null}
                editing={current.row === index ? grid.state.editing : null}
                selected={grid.selectedIn(index)}
                settled={!list.isScrolling}
                actions={grid.actions}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

/** Moves the focus to the current cell, and the cell into view. Focus on the table itself is on its way to the first cell. */
function useFocus(grid: RefObject<HTMLDivElement | null>, focused: number, hasRows: boolean): void {
  useLayoutEffect(() => {
    const cell = cellIn(grid.current);
    const { activeElement } = document;
    // Before the first key, only from the table itself; and never from the cell's field.
    if ((focused === 0 && activeElement !== grid.current) || cell?.contains(activeElement) === true) return;
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [grid, focused, hasRows]);
}

/** Rows near the view, and the focused row. */
function withRow(range: ListRange, row: number): number[] {
  const shown = new Set([...defaultRangeExtractor(range), Math.min(row, range.count - 1)]);
  return [...shown].sort((a, b) => a - b);
}

/** Rows per page. */
function rowsIn({ clientHeight }: HTMLElement): number {
  return Math.max(1, Math.floor((clientHeight - HEAD) / ROW) - 1);
}

function cellIn(scroller: HTMLElement | null): HTMLDivElement | null {
  return scroller?.querySelector<HTMLDivElement>("[role=gridcell][tabindex='0']") ?? null;
}

function HeaderRow() {
  const columns = CAPTION_FIELDS.map((field) => texts.columns[field]);
  return (
    <div className="caption-row caption-head" role="row" aria-rowindex={1}>
      {[texts.photo, ...columns].map((name, index) => (
        <span key={name} role="columnheader" aria-colindex={index + 1}>
          {name}
        </span>
      ))}
    </div>
  );
}

function clipboardOf({ state, range }: Grid, captions: Captions) {
  const copy = (event: ClipboardEvent): boolean => {
    if (state.editing !== null) return false;
    event.preventDefault();
    event.clipboardData.setData("text/plain", captions.copy(range));
    return true;
  };
  return {
    onCopy: copy,
    onCut: (event: ClipboardEvent) => copy(event) && captions.clear(range),
    onPaste: (event: ClipboardEvent) => {
      if (state.editing !== null) return;
      event.preventDefault();
      event.stopPropagation();
      captions.paste(range, event.clipboardData.getData("text/plain"));
    },
  };
}
