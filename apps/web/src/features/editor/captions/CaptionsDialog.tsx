/** The dialog for all captions: a table, or on a phone one photo after the other. */
import { editor } from "@matte/messages/editor";
import { editorCaptions as texts } from "@matte/messages/editor-captions";
import { type ReactNode, useRef } from "react";
import { Button } from "#ui/index.ts";
import { Dialog, DialogTitle } from "#ui/overlay/Dialog.tsx";
import { shortcutName } from "#lib/keyboard.ts";
import { usePhotoCount } from "../state/context.ts";
import { CaptionGrid } from "./CaptionGrid.tsx";
import { CaptionPages } from "./CaptionPages.tsx";
import { CaptionsReport } from "./CaptionsReport.tsx";
import { type Captions, useCaptions } from "./use-captions.ts";
import { useCsvDrop } from "./use-csv-drop.ts";
import { usePhone } from "../state/window-width.ts";
import "./captions.css";

interface CaptionsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function CaptionsDialog({ open, onClose }: CaptionsDialogProps) {
  const grid = useRef<HTMLDivElement>(null);
  const phone = usePhone();
  return (
    <Dialog title={texts.title} open={open} onClose={onClose} variant="table" firstFocus={phone ? undefined : grid}>
      <CaptionsWindow onClose={onClose}>
        {(captions) =>
          phone ? <CaptionPages onType={captions.dismiss} /> : <CaptionGrid element={grid} captions={captions} />
        }
      </CaptionsWindow>
    </Dialog>
  );
}

interface CaptionsWindowProps {
  readonly onClose: () => void;
  readonly children: (captions: Captions) => ReactNode;
}

function CaptionsWindow({ onClose, children }: CaptionsWindowProps) {
  const captions = useCaptions();
  const count = usePhotoCount();
  const drop = useCsvDrop(captions.importFile);
  return (
    <div className="captions" {...drop}>
      <header className="captions-header">
        <DialogTitle>{texts.title}</DialogTitle>
        <span className="num captions-count">{texts.photos(count)}</span>
        <ImportCsv onFile={captions.importFile} />
        <Button variant="line" size="small" onClick={captions.exportCsv}>
          {texts.exportCsv}
        </Button>
      </header>
      {children(captions)}
      <CaptionsReport report={captions.report} onDismiss={captions.dismiss} onUndo={captions.undo} />
      <footer className="captions-footer">
        <Keys />
        <span className="captions-grey">{texts.grey}</span>
        <Button onClick={onClose}>{texts.done}</Button>
      </footer>
    </div>
  );
}

function ImportCsv({ onFile }: { readonly onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="line" size="small" onClick={() => input.current?.click()}>
        {texts.importCsv}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = "";
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}

function Keys() {
  const { keys } = texts;
  const list = [
    ["Enter", keys.edit],
    [editor.withShift("Enter"), keys.line],
    ["Tab", keys.tab],
    [shortcutName("V"), keys.paste],
    [shortcutName("D"), keys.fill],
    [shortcutName("Z"), keys.undo],
  ] as const;
  return (
    <span className="captions-keys">
      {list.map(([key, does]) => (
        <span key={key}>
          <kbd>{key}</kbd> {does}
        </span>
      ))}
    </span>
  );
}
