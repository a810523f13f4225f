import { editorWall as texts } from "@matte/messages/editor-wall";
import { type RefObject, useCallback, useMemo, useRef, useState } from "react";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { useEditor, useSession } from "../state/context.ts";
import { leaveWall } from "../state/wall.ts";
import { useMatches } from "../state/window-width.ts";
import type { WallShape } from "./picture.ts";
import { Room } from "./Room.tsx";
import { useExport } from "./use-export.ts";
import { useRoom } from "./use-room.ts";
import { useWallKeys } from "./use-wall-keys.ts";
import { useWorks } from "./use-works.ts";
import { hangWorks } from "./works.ts";
import { ShapeSelect, WallBar } from "./WallBar.tsx";
import { WallFoot } from "./WallFoot.tsx";
import "./wall.css";

/** The mode `Wall`: all framed photos side by side, in place of the page. */
export function WallView() {
  const session = useSession();
  const isOpen = useEditor((state) => state.wallView !== null);
  const room = useRef<HTMLDivElement>(null);
  const cancelDrag = useRef<() => boolean>(() => false);
  const keepCancel = useCallback((cancel: () => boolean): void => {
    cancelDrag.current = cancel;
  }, []);
  const onClose = (): void => {
    // Escape first puts back a work that is held.
    if (!cancelDrag.current()) leaveWall(session);
  };
  return (
    <Dialog title={texts.title} open={isOpen} onClose={onClose} variant="window" firstFocus={room}>
      <Wall room={room} onCancelable={keepCancel} />
    </Dialog>
  );
}

/** Heights of floor and skirting in CSS pixels. As in wall.css. */
const FLOOR = { usual: 106, low: 46 };
const low = matchMedia("(max-height: 599px)");

interface WallProps {
  readonly room: RefObject<HTMLDivElement | null>;
  readonly onCancelable: (cancel: () => boolean) => void;
}

function Wall({ room, onCancelable }: WallProps) {
  const session = useSession();
  const [shape, setShape] = useState<WallShape>("16:9");
  const tone = useEditor((state) => state.hangingTone);
  const works = useWorks();
  const hanging = useMemo(() => hangWorks(works), [works]);
  const control = useRoom(room, hanging, FLOOR[useMatches(low) ? "low" : "usual"]);
  const exports = useExport(works);
  const leave = useCallback(() => leaveWall(session), [session]);
  const view = useRef<HTMLDivElement>(null);
  useWallKeys(view, control, leave);
  const open = useCallback(
    (id: string) => {
      session.set({ wallView: null });
      session.select(id);
    },
    [session],
  );
  return (
    <div ref={view} className="wall-view" data-tone={tone}>
      <WallBar count={works.length} exports={exports} shape={shape} onShape={setShape} />
      <Room
        scroller={room}
        works={works}
        hanging={hanging}
        control={control}
        onOpen={open}
        onCancelable={onCancelable}
      />
      <WallFoot control={control} select={<ShapeSelect shape={shape} onShape={setShape} />} />
    </div>
  );
}
