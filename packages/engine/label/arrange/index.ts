/** Arranger for each kind. */
import type { LabelContent } from "../content.ts";
import type { Arrangement } from "../types.ts";
import type { Arranged, LabelSpace } from "./arranged.ts";
import { arrangeColumns } from "./columns.ts";
import { arrangeRun } from "./run.ts";
import { arrangeStack } from "./stack.ts";
import { arrangeStrip } from "./strip.ts";
import { arrangeTable } from "./table.ts";

export function arrange(arrangement: Arrangement, content: LabelContent, space: LabelSpace): Arranged {
  switch (arrangement.kind) {
    case "columns":
      return arrangeColumns(arrangement, content, space);
    case "stack":
      return arrangeStack(arrangement, content, space);
    case "table":
      return arrangeTable(arrangement, content, space);
    case "strip":
      return arrangeStrip(arrangement, content, space);
    case "run":
      return arrangeRun(arrangement, content, space);
  }
}
