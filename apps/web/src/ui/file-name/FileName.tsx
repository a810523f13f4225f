import { cutParts } from "./cut-parts.ts";
import "./file-name.css";

/** A file's name on one line. A long one is cut in the middle, since the names in a series differ at their ends. */
export function FileName({ of: name }: { readonly of: string }) {
  const [start, end] = cutParts(name);
  return (
    <span className="file-name">
      <span>{start}</span>
      <span>{end}</span>
    </span>
  );
}
