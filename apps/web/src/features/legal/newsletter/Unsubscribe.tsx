import { NEWSLETTER_OUTCOMES, UNSUBSCRIBE_FIELD } from "@matte/contracts/limits";
import { Button } from "#ui/button/Button.tsx";
import { Clause, LegalPage } from "../LegalPage.tsx";
import { Outcome } from "./Outcome.tsx";

/** The page that a newsletter's link opens. The form has no action, so that it is sent to the page's URL with the token. */
export function Unsubscribe() {
  return (
    <LegalPage
      title="Leave the newsletter"
      summary="One press, and no letter comes to you any more. Your address is deleted from the list."
    >
      <Clause title="Unsubscribe">
        <Outcome id={NEWSLETTER_OUTCOMES.unsubscribed} title="Done.">
          The address that the link was sent to is not on the list. To get the letter again,{" "}
          <a className="link" href="/newsletter">
            subscribe
          </a>
          .
        </Outcome>
        <Outcome id={NEWSLETTER_OUTCOMES.failed} title="That did not work just now.">
          You are still on the list. Try again in a minute.
        </Outcome>
        <form className="newsletter-form" method="post">
          <Button type="submit" size="large" {...UNSUBSCRIBE_FIELD}>
            Unsubscribe
          </Button>
        </form>
      </Clause>
    </LegalPage>
  );
}
