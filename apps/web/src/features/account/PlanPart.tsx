import type { BillingAnswer } from "@matte/contracts";
import { planName, plansAbove, RECOMMENDED_PLAN, type Plan, type PlanDetails } from "@matte/engine";
import { account } from "@matte/messages/account";
import { plans } from "@matte/messages/plans";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { loadBilling, openPortal } from "#domain/checkout/server.ts";
import { useDataConnection } from "#domain/data/index.ts";
import { usePlan } from "#domain/plan/plan.tsx";
import { useLast } from "#domain/server/QueryProvider.tsx";
import { useUpsell } from "#domain/upsell.ts";
import { Button, ButtonLink, toasts } from "#ui/index.ts";
import { RichText } from "#ui/RichText.tsx";
import { Part } from "./Part.tsx";

const { plan: texts } = account;

/** The user's plan, its terms, and one row of buttons: higher plans, and the billing. */
export function PlanPart({ uid }: { readonly uid: string }) {
  const plan = usePlan();
  const billing = useBilling(uid, plan);
  return (
    <Part title={texts.title}>
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

/** Opens the upgrade dialog for the plan it sells, and the checkout for any other. */
function UpgradeButton({ to: { plan, name, offers } }: { readonly to: PlanDetails }) {
  const upsell = useUpsell();
  if (plan === RECOMMENDED_PLAN)
    return (
      <Button variant="line" onClick={() => upsell()}>
        {plans.upgradeTo(name)}
      </Button>
    );
  const [preferred] = offers;
  return preferred === undefined ? null : (
    <ButtonLink variant="line" to={`/checkout?plan=${preferred.offer}`}>
      {plans.upgradeTo(name)}
    </ButtonLink>
  );
}

/** When the subscription ends or renews, and the support address. */
function Terms({ billing: { subscription, support } }: { readonly billing: BillingAnswer }) {
  return (
    <>
      {subscription !== null && subscription.endsAt !== null && (
        <p className="num">{texts.ends(subscription.endsAt)}</p>
      )}
      {subscription !== null && subscription.renewsAt !== null && (
        <p className="num">{texts.renews(subscription.renewsAt)}</p>
      )}
      {support !== null && (
        <p>
          <RichText text={texts.support(support)} tags={{ address: mailLink }} />
        </p>
      )}
    </>
  );
}

function mailLink(address: string): ReactNode {
  return <a href={`mailto:${address}`}>{address}</a>;
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
      {texts.manage}
    </Button>
  );
}

/** The user's subscription, loaded again when the plan changes; null before the first answer. */
function useBilling(uid: string, plan: Plan): BillingAnswer | null {
  const { connection } = useDataConnection();
  const { data } = useQuery({
    queryKey: ["billing", uid, plan],
    queryFn: async () => {
      try {
        return await loadBilling(connection, uid);
      } catch (error) {
        console.error("The subscription could not be loaded.", error);
        throw error;
      }
    },
  });
  return useLast(data) ?? null;
}
