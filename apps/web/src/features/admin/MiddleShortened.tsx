import { graphemes } from "@matte/engine";

/** Graphemes kept at the end: a file name's ending, and a copy's number, such as `(2).jpeg`. */
const END = 12;
/** A shorter text is not split: it fits. */
const SPLIT = 2 * END;

interface MiddleShortenedProps {
  readonly text: string;
}

/** A one-line text that loses its middle when the line is too short. */
export function MiddleShortened({ text }: MiddleShortenedProps) {
  const parts = graphemes(text);
  const at = parts.length > SPLIT ? parts.length - END : parts.length;
  return (
    <span className="middle-shortened" dir="auto">
      <span>{parts.slice(0, at).join("")}</span>
      <span>{parts.slice(at).join("")}</span>
    </span>
  );
}
