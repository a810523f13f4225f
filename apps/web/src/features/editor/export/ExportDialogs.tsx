import { OfferDialog } from "./OfferDialog.tsx";
import { ReportDialog } from "./ReportDialog.tsx";

/** What exports lead to besides a file: an offer to share it, a report of what is missing. Loaded with the first of them. */
export function Outcomes({ onRetry }: { readonly onRetry: (photos: ReadonlySet<string>) => void }) {
  return (
    <>
      <OfferDialog />
      <ReportDialog onRetry={onRetry} />
    </>
  );
}
