import type { Plan } from "@matte/engine";
import { usePlan } from "../../lib/plan/plan.tsx";
import { useUpsell } from "../../lib/upsell.ts";
import { Button } from "../../ui/index.ts";
import { Part } from "./Part.tsx";

const PLANS: Readonly<Record<Plan, { readonly name: string; readonly words: string }>> = {
  free: { name: "Free", words: "One photo at a time, the whole matte, the caption, and a small watermark on exports." },
  pro: { name: "Pro", words: "Batches as one ZIP, inner stroke, your logo, every font, and no watermark." },
  studio: { name: "Studio", words: "Everything in Pro, presets kept with the account, and this computer’s own fonts." },
};

/** Which plan it is, and the way to another. What can be done about it stands in one row under the words. */
export function PlanPart() {
  const plan = usePlan();
  const upsell = useUpsell();
  const { name, words } = PLANS[plan];
  return (
    <Part title="Plan">
      <p className="account-plan">{name}</p>
      <p>{words}</p>
      {plan === "free" && (
        <p className="account-ways">
          <Button look="line" onClick={upsell}>
            Upgrade to Pro
          </Button>
        </p>
      )}
    </Part>
  );
}
