import type { Plan } from "@matte/engine";
import { useState } from "react";
import { openPortal } from "#domain/checkout/server.ts";
import { useDataConnection } from "#domain/data/index.ts";
import { usePlan } from "#domain/plan/plan.tsx";
import { useUpsell } from "#domain/upsell.ts";
import { Button, ButtonLink, toasts } from "#ui/index.ts";
import { dayOf } from "./day.ts";
import { Part } from "./Part.tsx";
import { useBilling, type Billing } from "./use-billing.ts";

const PLANS: Readonly<Record<Plan, { readonly name: string; readonly words: string }>> = {
  free: { name: "Free", words: "One photo at a time, the whole matte, the caption, and a small watermark on exports." },
  pro: { name: "Pro", words: "Batches as one ZIP, inner stroke, your logo, every font, and no watermark." },
  studio: { name: "Studio", words: "Everything in Pro, presets kept with the account, and this computer’s own fonts." },
};

/** Which plan it is, and the way to another. What can be done about it stands in one row under the words. */
export function PlanPart({ uid }: { readonly uid: string }) {
  const plan = usePlan();
  const upsell = useUpsell();
  const billing = useBilling(uid, plan);
  const { name, words } = PLANS[plan];
  return (
    <Part title="Plan">
      <p className="account-plan">{name}</p>
      <p>{words}</p>
      {billing !== null && <Terms billing={billing} />}
      <p className="account-ways">
        {plan === "free" && (
          <Button look="line" onClick={() => upsell()}>
            Upgrade to Pro
          </Button>
        )}
        {plan !== "studio" && (
          <ButtonLink look="line" to="/checkout?plan=studio">
            Upgrade to Studio
          </ButtonLink>
        )}
        {billing !== null && billing.subscription !== null && <ManageButton />}
      </p>
    </Part>
  );
}

/** When it goes on or ends, and who answers. */
function Terms({ billing: { subscription, support } }: { readonly billing: Billing }) {
  return (
    <>
      {subscription !== null && subscription.endsAt !== null && (
        <p className="num">Cancelled: it ends on {dayOf(subscription.endsAt)}.</p>
      )}
      {subscription !== null && subscription.renewsAt !== null && (
        <p className="num">It renews on {dayOf(subscription.renewsAt)}. Cancel anytime.</p>
      )}
      {support !== null && (
        <p>
          Priority support: <a href={`mailto:${support}`}>{support}</a>
        </p>
      )}
    </>
  );
}

function ManageButton() {
  const { connection } = useDataConnection();
  const [busy, setBusy] = useState(false);
  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      location.assign(await openPortal(connection));
    } catch (error) {
      toasts.error(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  return (
    <Button look="line" disabled={busy} onClick={() => void open()}>
      Manage billing
    </Button>
  );
}
