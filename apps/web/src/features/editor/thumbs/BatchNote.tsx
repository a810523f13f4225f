import { capabilities } from "@matte/engine";
import { ProBadge } from "#ui/button/ProBadge.tsx";
import { useEditor, useSession } from "../state/context.ts";

/** An offer to upgrade, for plans that load one photo at a time. */
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
