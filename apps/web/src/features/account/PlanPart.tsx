import { planName, plansAbove, RECOMMENDED_PLAN, type PlanDetails } from "@matte/engine";
import { plans } from "@matte/messages/plans";
import { useState } from "react";
import { openPortal } from "#domain/checkout/server.ts";
import { useDataConnection } from "#domain/data/index.ts";
import { usePlan } from "#domain/plan/plan.tsx";
import { useUpsell } from "#domain/upsell.ts";
import { Button, ButtonLink, toasts } from "#ui/index.ts";
import { dayOf } from "./day.ts";
import { Part } from "./Part.tsx";
import { useBilling, type Billing } from "./use-billing.ts";

/** The user's plan, its terms, and one row of buttons: higher plans, and the billing. */
export function PlanPart({ uid }: { readonly uid: string }) {
  const plan = usePlan();
  const billing = useBilling(uid, plan);
  return (
    <Part title="Plan">
      <p className="account-plan">{planName(plan)}</p>
      <p>{plans.summaries[plan]}</p>
      {billing !== null && <Terms billing={billing} />}
      <p className="account-actions">
        {plansAbove(plan).map((higher) => (
          <UpgradeButton key={higher.plan} to={higher} />
        ))}
        {billing !== null && billing.subscription !== null && <ManageButton />}
      </p>
    </Part>
  );
}

/** Opens the upgrade dialog for the plan that it sells, and the checkout for any other. */
function UpgradeButton({ to: { plan, name, offers } }: { readonly to: PlanDetails }) {
  const upsell = useUpsell();
  if (plan === RECOMMENDED_PLAN)
    return (
      <Button variant="line" onClick={() => upsell()}>
        Upgrade to {name}
      </Button>
    );
  const [preferred] = offers;
  return preferred === undefined ? null : (
    <ButtonLink variant="line" to={`/checkout?plan=${preferred.offer}`}>
      Upgrade to {name}
    </ButtonLink>
  );
}

/** The end or renewal of the subscription, and the address for support. */
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
    <Button variant="line" disabled={busy} onClick={() => void open()}>
      Manage billing
    </Button>
  );
}
