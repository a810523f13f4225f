import { billingText, monthlyPrice, PLAN_LIST, type Price } from "@matte/engine";
import { Clause, LegalPage } from "./LegalPage.tsx";

interface PricedPlan {
  readonly name: string;
  /** The preferred one first; none for a plan without charge. */
  readonly offers: readonly Price[];
}

export function Terms() {
  return (
    <LegalPage
      title="Terms"
      summary="Your pictures are yours. You pay for the plan you choose, and may leave when you like. We keep the software honest and make no promise it cannot hold."
    >
      <Clause title="What Matte is">
        <p>
          Matte frames photos: it adds a border, a stroke, a caption and a logo, and writes a JPEG or PNG. The work is
          done by your own browser. “We” are the people who run the server that you reached this page on.
        </p>
        <p>
          Matte contains software and typefaces by others. Their licences are in the{" "}
          <a className="link" href="/third-party-notices.txt">
            third-party notices
          </a>
          .
        </p>
      </Clause>
      <Clause title="Your pictures">
        <p>
          What you frame and what comes out stays yours. You give us no right to it but the one to store the copies that
          the{" "}
          <a className="link" href="/privacy">
            privacy page
          </a>{" "}
          names, so that the service works. You are the one who answers for having the right to frame and publish a
          picture, and for the names that you print under it.
        </p>
        <p>
          Exports of the Free plan carry a small watermark. Paid plans include commercial usage rights: what you export
          on them may be sold, printed and published without asking us.
        </p>
      </Clause>
      <Clause title="Your account">
        <p>
          You sign in with your Google account. Keep it to yourself. Do not use Matte to store what is against the law,
          to harm the service, or to reach what belongs to others; an account that does may be closed.
        </p>
      </Clause>
      <Clause title="Plans and payment">
        <p>
          {PLAN_LIST.map(priceSentence).join(" ")} Prices are in US dollars. A plan renews until you cancel it, which
          you can do anytime in your account; it then runs to the end of what is paid. Within 30 days of a payment you
          get your money back if you ask for it.
        </p>
      </Clause>
      <Clause title="What we do not promise">
        <p>
          The software is given as it is. It may be away for a while, or have faults. Keep your originals: Matte is no
          place to archive them, and never changes the files on your own disk. As far as the law allows, we owe you at
          most what you paid in the last twelve months.
        </p>
      </Clause>
      <Clause title="Changes">
        <p>
          When these terms change, this page does, and the date below with it. What you have paid for keeps its terms
          until it renews.
        </p>
        <p>Last changed on 21 November 2026.</p>
      </Clause>
    </LegalPage>
  );
}

/** A plan’s prices as text: `Pro is $6.99 a month, billed annually at $83.88.` */
export function priceSentence({ name, offers: [offer, ...others] }: PricedPlan): string {
  if (offer === undefined) return `${name} costs nothing.`;
  const billing = offer.months === 12 ? `, ${billingText(offer)}` : "";
  const alternatives = others.map((other) => `, or $${monthlyPrice(other)} ${billingText(other)}`).join("");
  return `${name} is $${monthlyPrice(offer)} a month${billing}${alternatives}.`;
}
