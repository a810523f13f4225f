import { Button, Dialog } from "#ui/index.ts";
import { useEditor } from "../state/context.ts";
import "./offer.css";

/** A file is finished, and what becomes of it takes another press. */
export function OfferDialog() {
  const offer = useEditor((state) => state.offer);
  return (
    <Dialog title="Ready to share" open={offer !== null} onClose={() => offer?.answer("neither")}>
      <p className="offer-name">{offer?.name}</p>
      <div className="offer-ways">
        <Button onClick={() => offer?.answer("share")}>Share</Button>
        <Button look="line" onClick={() => offer?.answer("download")}>
          Download
        </Button>
      </div>
    </Dialog>
  );
}
