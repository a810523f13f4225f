import { capabilities } from "@matte/engine";
import { editor } from "@matte/messages/editor";
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
        {editor.list.batch} <ProBadge of={editor.list.batchFeature} onClick={upsell} />
      </p>
      {editor.list.batchNote}
    </div>
  );
}
