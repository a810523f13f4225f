import type { FieldText } from "@matte/engine";
import { useEffect, useRef } from "react";
import { inputOf } from "./input.ts";
import { partsOf } from "./slips.ts";

interface SlipsProps {
  /** The input's id. */
  readonly id: string;
  readonly text: string;
  readonly fields: FieldText | null;
}

/** Marks below a template's fields: an invisible copy of the input's text with the same metrics, scrolling with it. */
export function Slips({ id, text, fields }: SlipsProps) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = inputOf(id);
    const follow = (): void => {
      if (input !== null && layer.current !== null)
        layer.current.style.translate = `${-input.scrollLeft}px ${-input.scrollTop}px`;
    };
    follow();
    input?.addEventListener("scroll", follow);
    document.addEventListener("selectionchange", follow);
    return () => {
      input?.removeEventListener("scroll", follow);
      document.removeEventListener("selectionchange", follow);
    };
  }, [id, text]);
  return (
    <div className="slips" aria-hidden="true">
      <div ref={layer} dir="auto">
        {partsOf(text, fields).map(({ text: part, kind, from }) =>
          kind === "plain" ? part : <Slip key={from} text={part} empty={kind === "empty"} />,
        )}
      </div>
    </div>
  );
}

function Slip({ text, empty }: { readonly text: string; readonly empty: boolean }) {
  return <span className={empty ? "slip slip-empty" : "slip"}>{text}</span>;
}
