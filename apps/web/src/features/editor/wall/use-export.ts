import { useEffect, useRef } from "react";
import { useSharedStyle } from "../preview/picture.tsx";
import { useSession } from "../state/context.ts";
import { exportWall } from "./export-wall.ts";
import type { WallShape } from "./picture.ts";
import type { Work } from "./works.ts";

export interface WallExports {
  readonly start: (shape: WallShape) => void;
  readonly stop: () => void;
}

/** Exports the wall; closing it stops an export. */
export function useExport(works: readonly Work[]): WallExports {
  const session = useSession();
  const style = useSharedStyle();
  const running = useRef(new AbortController());
  const stop = (): void => running.current.abort();
  useEffect(() => () => running.current.abort(), []);
  const start = (shape: WallShape): void => {
    running.current = new AbortController();
    void exportWall(session, { works, style, shape }, running.current.signal);
  };
  return { start, stop };
}
