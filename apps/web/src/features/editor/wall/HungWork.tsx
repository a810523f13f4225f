import { originalName } from "@matte/framing/photos/original-name.ts";
import { TriangleAlert } from "lucide-react";
import { type CSSProperties, type KeyboardEvent, memo, type MouseEvent, useId } from "react";
import { Icon } from "#ui/index.ts";
import { useEditor } from "../state/context.ts";
import { FramedThumbnail } from "../thumbs/FramedThumbnail.tsx";
import type { Work } from "./works.ts";

interface HungWorkProps {
  readonly work: Work;
  /** Position in the list, from 0. */
  readonly index: number;
  readonly count: number;
  /** Left edge on the wall. */
  readonly x: number;
  readonly isHeld: boolean;
  readonly pixels: ImageBitmap | undefined;
  readonly onClick: (event: MouseEvent, id: string) => void;
  readonly onKeyDown: (event: KeyboardEvent, id: string) => void;
}

/** A framed photo on the wall. It is placed by the style sheet, so that zooming renders no work. */
export const HungWork = memo(function HungWork({
  work,
  index,
  count,
  x,
  isHeld,
  pixels,
  onClick,
  onKeyDown,
}: HungWorkProps) {
  const { entry, record, size } = work;
  const { id } = entry;
  const isChosen = useEditor(({ history }) => history.present.selected === id);
  const isMarked = useEditor(({ marked }) => marked.size > 1 && marked.has(id));
  const note = useId();
  const reason = useEditor(({ unexported }) => unexported.get(id)?.sentence);
  const style = { "--x": x, "--width": size.width, "--height": size.height } as CSSProperties;
  return (
    <li
      className="hung"
      style={style}
      aria-posinset={index + 1}
      aria-setsize={count}
      data-held={isHeld || undefined}
      data-chosen={isChosen || isMarked || undefined}
    >
      <button
        type="button"
        className="hung-work"
        data-photo={id}
        aria-label={originalName(record)}
        aria-describedby={reason === undefined ? undefined : note}
        aria-current={isChosen}
        aria-pressed={isMarked || undefined}
        aria-keyshortcuts="Enter Alt+ArrowLeft Alt+ArrowRight"
        tabIndex={isChosen ? 0 : -1}
        onClick={(event) => onClick(event, id)}
        onKeyDown={(event) => onKeyDown(event, id)}
      >
        <FramedThumbnail photo={record} entry={entry} pixels={pixels} />
      </button>
      {reason !== undefined && (
        <>
          <Icon of={TriangleAlert} />
          <span id={note} hidden>
            {reason}
          </span>
        </>
      )}
      <i className="hung-dot" />
    </li>
  );
});
