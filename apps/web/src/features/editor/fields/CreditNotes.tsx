import { replacedCreator } from "@matte/metadata";
import { asTemplate } from "@matte/engine";
import { editorFields } from "@matte/messages/editor-fields";
import { useMemo, useRef } from "react";
import { Button, Note } from "#ui/index.ts";
import { typeInField } from "../model/caption-fields.ts";
import type { Change, PhotoEntry } from "../model/document.ts";
import { captionOf } from "../model/photo-caption.ts";
import type { PhotoRecord } from "../model/registry.ts";
import { useFrameStyle } from "../preview/picture.tsx";
import type { EditorSession } from "../state/session.ts";
import { useEditor, useSelectedPhoto, useSession } from "../state/context.ts";
import { selectedIds } from "../state/selection.ts";

/** The creator named in a photo's file, and the one its export would name instead. */
interface Creator {
  readonly id: string;
  readonly inFile: string;
  readonly credit: string;
}

/** Remarks on the creator named in the selected photo's file, and on creators replaced by the export. */
export function CreditNotes() {
  const session = useSession();
  const creators = useCreators();
  const photo = useSelectedPhoto();
  const selected = creators.find(({ id }) => id === photo?.id);
  const replaced = creators.filter(isReplaced);
  const isOther = selected !== undefined && (selected.credit.trim() === "" || isReplaced(selected));
  return (
    <>
      {isOther && (
        <p className="file-says">
          <span>{editorFields.fileSays(selected.inFile)}</span>
          <Button variant="bare" size="small" onClick={() => session.change(creditAs(session, selected, creators))}>
            {editorFields.acceptCreator}
          </Button>
        </p>
      )}
      {replaced.length > 0 && (
        <Note wide status>
          {selected !== undefined && replaced.includes(selected)
            ? editorFields.replaces(selected.inFile, replaced.length - 1)
            : editorFields.replacesInBatch(replaced.length)}
        </Note>
      )}
    </>
  );
}

/** Credits a name on the selected photos whose files name this creator, and on no others. */
function creditAs(session: EditorSession, { id, inFile }: Creator, all: readonly Creator[]): Change {
  const selection = selectedIds(session.store.getState());
  const same = all.filter((other) => selection.includes(other.id) && replacedCreator(other.inFile, inFile) === null);
  return typeInField("credit", asTemplate(inFile), [id, ...same.map((other) => other.id)]);
}

function isReplaced({ inFile, credit }: Creator): boolean {
  return replacedCreator(inFile, credit) !== null;
}

/** Only photos whose files name one: all other captions are not needed here. */
function useCreators(): readonly Creator[] {
  const { settings } = useFrameStyle();
  const photos = useEditor((state) => state.history.present.photos);
  const found = useRecords();
  return useMemo(() => {
    const count = photos.length;
    return photos.flatMap((entry: PhotoEntry, index) => {
      const record = found[index];
      const inFile = record?.facts.words.creator;
      if (record === undefined || inFile === undefined) return [];
      const { photoBy: credit } = captionOf(settings, entry, record, { number: index + 1, count }).settings;
      return [{ id: entry.id, inFile, credit }];
    });
  }, [photos, found, settings]);
}

/** Records of all photos; the same array until one is replaced, as when its place is found. */
function useRecords(): readonly (PhotoRecord | undefined)[] {
  const { photos: records } = useSession();
  const latest = useRef<readonly (PhotoRecord | undefined)[]>([]);
  return useEditor(({ history }) => {
    const { photos } = history.present;
    const isSame = ({ id }: PhotoEntry, index: number): boolean => records.get(id) === latest.current[index];
    // Compared in place: this runs at every state change, and thousand-item lists would be much garbage.
    if (photos.length !== latest.current.length || !photos.every(isSame))
      latest.current = photos.map(({ id }) => records.get(id));
    return latest.current;
  });
}
