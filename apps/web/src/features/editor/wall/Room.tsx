import { editorWall as texts } from "@matte/messages/editor-wall";
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { selectedIndex } from "../model/document.ts";
import { useEditor, useSession } from "../state/context.ts";
import { extendSelection, toggleSelected } from "../state/selection.ts";
import { focusPhoto } from "../thumbs/focus-photo.ts";
import { PainterProvider } from "../thumbs/ThumbnailPicture.tsx";
import { useMoves } from "../thumbs/use-reorder.ts";
import { useSteps } from "../thumbs/use-steps.ts";
import type { Hanging } from "./hanging.ts";
import { HungWork } from "./HungWork.tsx";
import { useDrag } from "./use-drag.ts";
import { useGestures } from "./use-gestures.ts";
import type { RoomControl } from "./use-room.ts";
import { useSharpPixels } from "./use-sharp-pixels.ts";
import { hangWorks, type Work } from "./works.ts";
import "./room.css";

interface RoomProps {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly works: readonly Work[];
  readonly hanging: Hanging;
  readonly control: RoomControl;
  readonly onOpen: (id: string) => void;
  /** Called with what puts a held work back; it returns true if there was one. */
  readonly onCancelable: (cancel: () => boolean) => void;
}

/** Milliseconds between the clicks, or taps, that open a work. */
const DOUBLE = 500;

/** The works on their wall. */
export function Room({ scroller, works, hanging, control, onOpen, onCancelable }: RoomProps) {
  const session = useSession();
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  useLayoutEffect(() => setElement(scroller.current), [scroller]);
  const position = useEditor((state) => selectedIndex(state.history.present));
  const { announcement, move, onShift } = useMoves(element);
  const onStep = useSteps(element, Infinity);
  const ids = useMemo(() => works.map(({ entry }) => entry.id), [works]);
  const hangWithout = (id: string): Hanging => hangWorks(works.filter(({ entry }) => entry.id !== id));
  const drag = useDrag(scroller, { hanging, ids, control, hangWithout, onDrop: move });
  useEffect(() => onCancelable(drag.cancel));
  useGestures(scroller, control);
  const { reveal, scale, shown } = control;
  useEffect(() => {
    if (position >= 0) reveal(position);
  }, [position, reveal]);
  const inPage = useInPage(works, shown, position);
  useEffect(() => {
    // The room had the focus before its works were there.
    if (inPage.length > 0 && document.activeElement === element) focusPhoto(ids[position] ?? null, element);
  }, [inPage, element, ids, position]);
  const pixelsOf = useSharpPixels(inPage, scale);
  const lastClick = useRef({ id: "", time: -Infinity });
  const onClick = useCallback(
    ({ shiftKey, ctrlKey, metaKey, timeStamp }: MouseEvent, id: string): void => {
      if (shiftKey) return extendSelection(session, id);
      if (ctrlKey || metaKey) return toggleSelected(session, id);
      const isDouble = lastClick.current.id === id && timeStamp - lastClick.current.time < DOUBLE;
      lastClick.current = { id, time: timeStamp };
      if (isDouble) onOpen(id);
      else session.select(id);
    },
    [session, onOpen],
  );
  const onKeyDown = useCallback(
    (event: KeyboardEvent, id: string): void => {
      const by = event.altKey ? SHIFTS[event.key] : undefined;
      const to = event.altKey ? undefined : endOf(event.key, ids);
      if (by !== undefined) onShift(id, by);
      else if (event.key === "Enter") onOpen(id);
      else if (to !== undefined) {
        session.select(to);
        focusPhoto(to, element);
      } else return onStep(event, id);
      event.preventDefault();
    },
    [session, ids, element, onShift, onStep, onOpen],
  );
  const { held } = drag;
  const places = useMemo(
    () => (held === null ? hanging : hangWorks(moved(works, ids.indexOf(held.id), held.to))),
    [held, hanging, works, ids],
  );
  const order = useMemo(() => (held === null ? ids : moved(ids, ids.indexOf(held.id), held.to)), [held, ids]);
  return (
    <div
      ref={scroller}
      className="wall-room"
      data-holding={held !== null || undefined}
      tabIndex={-1}
      onFocus={(event) => focusChosen(event, ids[position] ?? null)}
      {...drag.handlers}
    >
      <PainterProvider list={element}>
        <ol
          aria-label={texts.title}
          style={{ "--scale": scale, "--origin": `${control.origin}px`, inlineSize: control.width } as CSSProperties}
        >
          {inPage.map((work) => {
            const { id } = work.entry;
            const isHeld = held?.id === id;
            return (
              <HungWork
                key={id}
                work={work}
                index={ids.indexOf(id)}
                count={works.length}
                x={isHeld ? held.x : (places.works[order.indexOf(id)]?.x ?? 0)}
                isHeld={isHeld}
                pixels={pixelsOf(work)}
                onClick={onClick}
                onKeyDown={onKeyDown}
              />
            );
          })}
        </ol>
      </PainterProvider>
      {works.length === 0 && <p className="wall-empty">{texts.empty}</p>}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </div>
  );
}

const SHIFTS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function endOf(key: string, ids: readonly string[]): string | undefined {
  if (key === "Home") return ids[0];
  return key === "End" ? ids.at(-1) : undefined;
}

function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const others = items.filter((_, at) => at !== from);
  return from < 0 ? items : [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)];
}

/** Works near the view, and those that keys go to next. The same array as long as they are the same. */
function useInPage(works: readonly Work[], [first, end]: RoomControl["shown"], chosen: number): readonly Work[] {
  return useMemo(() => {
    const kept = new Set([0, works.length - 1, chosen - 1, chosen, chosen + 1]);
    return works.filter((_, at) => (at >= first && at < end) || (end > 0 && kept.has(at)));
  }, [works, first, end, chosen]);
}

/** The room has the focus when the wall opens, and when a work in focus is gone. */
function focusChosen({ target, currentTarget }: FocusEvent<HTMLElement>, id: string | null): void {
  if (target === currentTarget) focusPhoto(id, currentTarget);
}
