import { EMAIL_LIMIT } from "@matte/contracts/limits";
import { LINKS } from "@matte/contracts/links";
import { Button } from "#ui/button/Button.tsx";
import { Spinner } from "#ui/feedback/Spinner.tsx";

/** A form that the browser can send by itself; `behaviour.ts` sends it without leaving the page. */
export function SubscriptionForm() {
  return (
    <form className="newsletter-form" method="post" action={LINKS.newsletter}>
      <label className="newsletter-address">
        Email
        <input
          className="field"
          type="email"
          name="email"
          required
          maxLength={EMAIL_LIMIT}
          autoComplete="email"
          spellCheck={false}
          aria-describedby="newsletter-mistake"
        />
      </label>
      <label className="newsletter-consent">
        <input type="checkbox" name="consent" value="yes" required />
        <span>I agree to get the letter. I can leave the list at any time.</span>
      </label>
      <div className="newsletter-send">
        <Button type="submit" size="large">
          Subscribe
        </Button>
        <p role="status">
          <span hidden>
            <Spinner label="Subscribing…" />
          </span>
        </p>
      </div>
      <p role="alert" id="newsletter-mistake" className="newsletter-mistake" />
    </form>
  );
}
