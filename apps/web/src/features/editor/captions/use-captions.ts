/** Data and actions for the caption table; each action is one undo step. */
import { editorCaptions as texts } from "@matte/messages/editor-captions";
import { useCallback, useMemo, useState } from "react";
import { originalName } from "@matte/framing/photos/original-name.ts";
import { type CaptionEdit, editCaptions } from "../model/caption-edits.ts";
import { typeCaption } from "../model/caption-fields.ts";
import { captionOf } from "../model/photo-caption.ts";
import { shownIn } from "../model/shown-record.ts";
import { useSession } from "../state/context.ts";
import type { EditorSession } from "../state/session.ts";
import { effectiveSettingsOf } from "../state/store.ts";
import type { Report } from "./CaptionsReport.tsx";
import { cellsOf } from "./cells.ts";
import type { Range } from "./grid-reducer.ts";
import { readText } from "@matte/framing/captions/read-text.ts";
import { tableHistory } from "./table-history.ts";
import { clearEdits, csvRowsOf, fillEdits, importEdits, pasteEdits, type TableRow, textsIn } from "./table-edits.ts";
import { captionsCsv, clipboardCells, clipboardText, readCaptionsCsv } from "@matte/framing/captions/tables.ts";

export interface Captions {
  /** The last action's result; null without one to report. */
  readonly report: Report | null;
  readonly dismiss: () => void;
  readonly edit: (edit: CaptionEdit) => void;
  readonly clear: (range: Range) => void;
  /** Fills the selection with its first row's texts, or a single row with the texts from the row above. */
  readonly fillDown: (range: Range) => void;
  readonly paste: (range: Range, text: string) => void;
  readonly copy: (range: Range) => string;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly exportCsv: () => void;
  readonly importFile: (file: File) => void;
}

export function useCaptions(): Captions {
  const session = useSession();
  const [report, setReport] = useState<Report | null>(null);
  const dismiss = useCallback(() => setReport(null), []);
  const actions = useMemo(() => captionActions(session, setReport), [session]);
  return useMemo(() => ({ ...actions, report, dismiss }), [actions, report, dismiss]);
}

function captionActions(
  session: EditorSession,
  report: (report: Report | null) => void,
): Omit<Captions, "report" | "dismiss"> {
  const rowAt = (index: number): TableRow | undefined => rowOf(session, index);
  const history = tableHistory(session);
  const apply = (edits: readonly CaptionEdit[]): void => {
    const typed = edits.map(({ field, text }) => (field === "alt" ? "" : (text ?? ""))).join("");
    if (edits.length > 0) history.change(typeCaption(typed, editCaptions(edits)));
  };
  return {
    edit: (edit) => {
      report(null);
      apply([edit]);
    },
    clear: (range) => {
      const edits = clearEdits(rowAt, range);
      apply(edits);
      report(edits.length > 1 ? { text: texts.cleared(edits.length), undoable: true } : null);
    },
    fillDown: (range) => {
      const edits = fillEdits(rowAt, range);
      apply(edits);
      report(edits.length > 1 ? { text: texts.filled(edits.length), undoable: true } : null);
    },
    paste: (range, text) => {
      const cells = clipboardCells(text);
      const edits = pasteEdits(rowAt, range, cells);
      apply(edits);
      const beyond = range.from.row + cells.length - photoCount(session);
      const lines = [edits.length > 1 && texts.pasted(edits.length), beyond > 0 && texts.beyond(beyond)];
      const said = lines.filter((line) => line !== false).join(" ");
      report(said === "" ? null : { text: said, undoable: edits.length > 0 });
    },
    copy: (range) => clipboardText(textsIn(rowAt, range)),
    undo: () => {
      report(null);
      history.undo();
    },
    redo: () => {
      report(null);
      history.redo();
    },
    exportCsv: () => {
      const csv = captionsCsv(csvRowsOf(allRows(session)), texts.columns);
      session.services.deliver(new Blob([csv], { type: "text/csv" }), texts.csvFile);
    },
    importFile: (file) => void importFile(session, file, apply).then(report),
  };
}

async function importFile(
  session: EditorSession,
  file: File,
  apply: (edits: readonly CaptionEdit[]) => void,
): Promise<Report> {
  const text = await readText(file).catch(() => null);
  if (text === null) return { text: texts.unreadable(file.name) };
  const imported = readCaptionsCsv(text, texts.columns);
  if (imported === null) return { text: texts.noColumn(texts.columns.fileName) };
  const { edits, unmatched } = importEdits(allRows(session), imported);
  apply(edits);
  const photos = new Set(edits.map(({ id }) => id)).size;
  return { text: texts.imported(edits.length, photos), unmatched, undoable: edits.length > 0 };
}

function allRows(session: EditorSession): TableRow[] {
  return Array.from({ length: photoCount(session) }, (_, index) => rowOf(session, index) ?? []).flat();
}

function photoCount(session: EditorSession): number {
  return session.store.getState().history.present.photos.length;
}

function rowOf(session: EditorSession, index: number): TableRow | undefined {
  const state = session.store.getState();
  const { photos } = state.history.present;
  const entry = photos[index];
  const record = shownIn(session.photos, entry);
  if (entry === undefined || record === undefined) return undefined;
  const caption = captionOf(effectiveSettingsOf(state, entry), entry, record, {
    number: index + 1,
    count: photos.length,
  });
  return { id: entry.id, fileName: originalName(record), cells: cellsOf(entry, caption, record.facts.words) };
}
