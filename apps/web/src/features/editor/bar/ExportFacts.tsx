import { LazyBoundary, lazyPage } from "#lib/lazy-parts.tsx";
import type { PictureFactsProps } from "./PictureFacts.tsx";

const PictureFacts = lazyPage(async () => (await import("./PictureFacts.tsx")).PictureFacts, { tries: Infinity });

/** Facts on the export. Their line is there before them, so that nothing moves. */
export function ExportFacts(props: PictureFactsProps) {
  return (
    <LazyBoundary fallback={<div className="export-facts" />}>
      <PictureFacts {...props} />
    </LazyBoundary>
  );
}
