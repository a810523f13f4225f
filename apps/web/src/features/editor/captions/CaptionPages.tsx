/** The captions on a phone: one photo at a time. */
import { CAPTION_FIELDS, type CaptionField, isMultiline, TEXT_LIMIT } from "@matte/engine";
import { editorCaptions as texts } from "@matte/messages/editor-captions";
import { Button, Row, TextArea, TextField } from "#ui/index.ts";
import { originalName } from "@matte/framing/photos/original-name.ts";
import { editCaptions } from "../model/caption-edits.ts";
import { typeCaption } from "../model/caption-fields.ts";
import { selectedIndex } from "../model/document.ts";
import { captionOf } from "../model/photo-caption.ts";
import { shownIn } from "../model/shown-record.ts";
import { useEditor, useSession, useSelectedPhoto } from "../state/context.ts";
import { effectiveSettingsOf } from "../state/store.ts";
import { type Cells, cellsOf } from "./cells.ts";
import { PhotoThumbnail } from "./PhotoThumbnail.tsx";

interface CaptionPagesProps {
  /** Called when a text is typed: Undo then takes it back. */
  readonly onType: () => void;
}

export function CaptionPages({ onType }: CaptionPagesProps) {
  const session = useSession();
  const record = useSelectedPhoto();
  const at = useEditor((state) => selectedIndex(state.history.present));
  const photos = useEditor((state) => state.history.present.photos);
  const cells = useSelectedCells();
  const entry = photos[at];
  if (record === null || entry === undefined || cells === null) return null;
  return (
    <div className="caption-pages">
      <figure>
        <PhotoThumbnail photo={record} />
        <figcaption>{originalName(record)}</figcaption>
      </figure>
      <div key={entry.id} className="caption-page">
        {CAPTION_FIELDS.map((field) => (
          <CaptionPageRow key={field} id={entry.id} field={field} cells={cells} onType={onType} />
        ))}
      </div>
      <nav className="caption-turn" aria-label={texts.photo}>
        <Button variant="line" disabled={at <= 0} onClick={session.previous}>
          {texts.previous}
        </Button>
        <span className="num" role="status">
          {texts.position(at + 1, photos.length)}
        </span>
        <Button variant="line" disabled={at >= photos.length - 1} onClick={session.next}>
          {texts.next}
        </Button>
      </nav>
    </div>
  );
}

interface CaptionPageRowProps extends CaptionPagesProps {
  readonly id: string;
  readonly field: CaptionField;
  readonly cells: Cells;
}

function CaptionPageRow({ id, field, cells, onType }: CaptionPageRowProps) {
  const session = useSession();
  const { own, text, printed } = cells[field];
  const tall = isMultiline(field);
  const Field = tall ? TextArea : TextField;
  return (
    <Row label={texts.columns[field]} tall={tall}>
      <Field
        dir="auto"
        value={own ? text : ""}
        placeholder={printed}
        maxLength={TEXT_LIMIT}
        onChange={(typed, { final }) => {
          onType();
          const change = editCaptions([{ id, field, text: typed === "" ? null : typed }]);
          session.change(field === "alt" ? change : typeCaption(typed, change), { key: `${field} ${id}`, final });
        }}
      />
    </Row>
  );
}

function useSelectedCells(): Cells | null {
  const session = useSession();
  const state = useEditor((whole) => whole);
  const { present } = state.history;
  const at = selectedIndex(present);
  const entry = present.photos[at];
  const record = shownIn(session.photos, entry);
  if (entry === undefined || record === undefined) return null;
  const position = { number: at + 1, count: present.photos.length };
  return cellsOf(entry, captionOf(effectiveSettingsOf(state, entry), entry, record, position), record.facts.words);
}
