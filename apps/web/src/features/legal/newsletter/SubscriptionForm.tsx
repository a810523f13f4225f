import { EMAIL_LIMIT } from "@matte/contracts/limits";
import { LINKS } from "@matte/contracts/links";
import { legal } from "@matte/messages/legal";
import { Button } from "#ui/button/Button.tsx";
import { Spinner } from "#ui/feedback/Spinner.tsx";

/** A form the browser can send by itself; `behaviour.ts` sends it without leaving the page. */
export function SubscriptionForm() {
  const { email, consent, submit, busy } = legal.newsletter;
  return (
    <form className="newsletter-form" method="post" action={LINKS.newsletter}>
      <label className="newsletter-address">
        {email}
        <input
          className="field"
          type="email"
          name="email"
          required
          maxLength={EMAIL_LIMIT}
          autoComplete="email"
          spellCheck={false}
          aria-describedby="newsletter-error"
        />
      </label>
      <label className="newsletter-consent">
        <input type="checkbox" name="consent" value="yes" required />
        <span>{consent}</span>
      </label>
      <div className="newsletter-send">
        <Button type="submit" size="large">
          {submit}
        </Button>
        <p role="status">
          <span hidden>
            <Spinner label={busy} />
          </span>
        </p>
      </div>
      <p role="alert" id="newsletter-error" className="newsletter-error" />
    </form>
  );
}
