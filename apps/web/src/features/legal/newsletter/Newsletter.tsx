import { NEWSLETTER_OUTCOMES } from "@matte/contracts/limits";
import { Clause, LegalPage } from "../LegalPage.tsx";
import { Outcome } from "./Outcome.tsx";
import { SubscriptionForm } from "./SubscriptionForm.tsx";

/** The page to subscribe. It contains all outcomes from the start; the URL's fragment selects the one to show. */
export function Newsletter() {
  return (
    <LegalPage
      title="Newsletter"
      summary="A letter about framing photographs: what is new in Matte, and what goes well round a picture. At most one a month."
    >
      <Clause title="Subscribe">
        <Outcome id={NEWSLETTER_OUTCOMES.subscribed} title="You are on the list.">
          The next letter comes to you. Each one has a link that takes you off the list again.
        </Outcome>
        <Outcome id={NEWSLETTER_OUTCOMES.rejected} title="That was not taken.">
          Check the address, tick the box, and try again in a minute.
        </Outcome>
        <SubscriptionForm />
      </Clause>
      <Clause title="What is kept">
        <p>
          Your address and the time you agreed, until you leave the list. They are used for the letter alone; the{" "}
          <a className="link" href="/privacy">
            privacy page
          </a>{" "}
          says the rest. No account is needed.
        </p>
      </Clause>
    </LegalPage>
  );
}
