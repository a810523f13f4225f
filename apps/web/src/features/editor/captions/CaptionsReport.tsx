/** The line below the table: what an import or a paste did, and rows without a photo. */
import { editorCaptions as texts } from "@matte/messages/editor-captions";
import { Button } from "#ui/index.ts";

/** Limit of listed names, so that the table keeps its place. */
const LISTED = 6;

export interface Report {
  readonly text: string;
  /** Names of files without a matching photo. */
  readonly unmatched?: readonly string[];
  /** True while Undo would take back what is reported. */
  readonly undoable?: boolean;
}

interface CaptionsReportProps {
  readonly report: Report | null;
  readonly onDismiss: () => void;
  readonly onUndo: () => void;
}

export function CaptionsReport({ report, onDismiss, onUndo }: CaptionsReportProps) {
  return (
    <output className="captions-report" hidden={report === null}>
      {report !== null && (
        <>
          <span>
            {report.text} <Unmatched names={report.unmatched ?? []} />
          </span>
          {report.undoable === true && (
            <Button variant="bare" size="small" onClick={onUndo}>
              {texts.undo}
            </Button>
          )}
          <Button variant="bare" size="small" onClick={onDismiss}>
            {texts.dismiss}
          </Button>
        </>
      )}
    </output>
  );
}

function Unmatched({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  const listed = names.slice(0, LISTED).join(", ");
  const more = names.length - LISTED;
  return (
    <>
      <b>{texts.unmatched(names.length)}</b> <span title={names.join("\n")}>{listed}</span>
      {more > 0 && ` ${texts.more(more)}`}
    </>
  );
}
