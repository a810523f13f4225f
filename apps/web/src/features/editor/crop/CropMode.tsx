import type { PhotoCrop } from "@matte/engine";
import { editor } from "@matte/messages/editor";
import { editorCrop as texts } from "@matte/messages/editor-crop";
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Button } from "#ui/index.ts";
import type { PhotoRecord } from "../model/registry.ts";
import { useWide } from "../state/window-width.ts";
import { CropStage } from "./CropStage.tsx";
import { CopyButton, Figures, ResetButton, ShapeGlyphs, ShapeSelect, TurnButtons } from "./CropTools.tsx";
import { storedCrop } from "./draft.ts";
import { Straighten } from "./Straighten.tsx";
import { useCropKeys } from "./use-crop-keys.ts";
import { type DraftControl, useDraft } from "./use-draft.ts";
import { useExportedSize } from "./use-exported-size.ts";
import "./crop.css";

interface CropModeProps {
  /** Of the whole photo. */
  readonly photo: PhotoRecord;
  /** As it is when the mode opens. */
  readonly crop: PhotoCrop;
  readonly onEdit: (crop: PhotoCrop) => void;
  readonly onDone: (crop: PhotoCrop) => void;
  readonly onCancel: () => void;
  /** Called with the crop when another photo takes the place of this one, and after the other calls. */
  readonly onLeave: (crop: PhotoCrop) => void;
}

/** The photo with its crop, in place of the stage; in a narrow window in place of the page. */
export function CropMode({ photo, crop, onEdit, onDone, onCancel, onLeave }: CropModeProps) {
  const root = useRef<HTMLElement & HTMLDialogElement>(null);
  const { facts } = photo;
  const [opened] = useState(crop);
  const control = useDraft(facts.size, opened);
  const { draft, isTouched } = control;
  const edited = useMemo(() => (isTouched ? storedCrop(draft) : opened), [draft, isTouched, opened]);
  const done = (): void => onDone(edited);
  const tell = useEffectEvent(onEdit);
  useEffect(() => tell(edited), [edited]);
  const leave = useEffectEvent(() => onLeave(edited));
  useEffect(() => () => leave(), []);
  useCropKeys(root, control, { onDone: done, onCancel });
  const figures = <Figures {...useExportedSize(facts, edited)} />;
  const stage = <CropStage photo={photo} control={control} />;
  const said = <Said control={control} />;
  const cancel = (
    <Button variant="bare" onClick={onCancel}>
      {editor.cancel}
    </Button>
  );
  const finish = (
    <Button size="small" onClick={done}>
      {texts.done}
    </Button>
  );
  if (useWide()) {
    return (
      <section ref={root} className="crop-mode" aria-label={editor.crop}>
        <div className="crop-bar">
          <h2>{editor.crop}</h2>
          <ShapeSelect control={control} />
          <TurnButtons control={control} />
          <ResetButton control={control} />
          <CopyButton />
          {figures}
          {cancel}
          {finish}
        </div>
        {stage}
        <Straighten control={control} />
        {said}
      </section>
    );
  }
  return (
    <FullScreen ref={root} onCancel={onCancel}>
      <div className="crop-bar">
        {cancel}
        {figures}
        {finish}
      </div>
      {stage}
      <div className="crop-foot">
        <Straighten control={control} />
        <ShapeGlyphs control={control} />
        <div className="crop-buttons">
          <TurnButtons control={control} />
          <CopyButton />
          <ResetButton control={control} />
        </div>
      </div>
      {said}
    </FullScreen>
  );
}

interface FullScreenProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Modal: nothing below it can be reached. */
function FullScreen({ ref, onCancel, children }: FullScreenProps) {
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, [ref]);
  return (
    <dialog
      ref={ref}
      className="crop-mode crop-screen"
      aria-label={editor.crop}
      // Back on Android.
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      {children}
    </dialog>
  );
}

/** Milliseconds without a change before a crop is announced. */
const PAUSE = 700;

/** Announces the crop's size and position when it has come to rest. */
function Said({ control: { draft } }: { readonly control: DraftControl }) {
  const { width, height, x, y } = draft.box;
  const text = texts.place(editor.method.sizeInPixels(width, height), x, y);
  const last = useRef(text);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (text === last.current) return undefined;
    const timer = setTimeout(() => {
      last.current = text;
      setSaid(text);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
