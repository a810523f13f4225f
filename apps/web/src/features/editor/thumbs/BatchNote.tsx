import { capabilities } from "@matte/engine";
import { ProBadge } from "#ui/button/ProBadge.tsx";
import { useEditor, useSession } from "../state/context.ts";

/** Under the photos, where the plan has one at a time: that another has more. */
export function BatchNote() {
  const { upsell } = useSession().services;
  const batch = useEditor((state) => capabilities(state.plan).batch);
  if (batch) return null;
  return (
    <div className="thumbs-more">
      <p>
        Batch <ProBadge of="batch upload" onClick={upsell} />
      </p>
      Load a whole series at once.
    </div>
  );
}
