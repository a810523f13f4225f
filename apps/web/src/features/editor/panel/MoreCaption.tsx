import { editorFields } from "@matte/messages/editor-fields";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { More } from "./PanelSection.tsx";

/** Loaded when they are unfolded. */
const MoreCaptionRows = lazyPart(async () => (await import("./MoreCaptionRows.tsx")).MoreCaptionRows);

/** @param summary the date's form */
export function MoreCaption({ summary }: { readonly summary: string }) {
  return (
    <More part="caption-more" name={editorFields.more.caption} summary={summary}>
      <MoreCaptionRows />
    </More>
  );
}
