import { NEWSLETTER_OUTCOMES, PAGE_FIELD } from "@matte/contracts/limits";
import { legal } from "@matte/messages/legal";
import type { ReactNode } from "react";
import { Button } from "#ui/button/Button.tsx";
import { RichText } from "#ui/RichText.tsx";
import { Clause, LEGAL_LINKS, LegalPage, Paragraphs } from "../LegalPage.tsx";
import { SubscriptionForm } from "./SubscriptionForm.tsx";

/** The subscription page. It contains all outcomes from the start; the URL's fragment selects the one to show. */
export function Newsletter() {
  const { title, summary, subscription, subscribed, sent, rejected, stored } = legal.newsletter;
  return (
    <LegalPage title={title} summary={summary}>
      <Clause title={subscription}>
        <Outcome id={NEWSLETTER_OUTCOMES.subscribed} title={subscribed.title}>
          {subscribed.text}
        </Outcome>
        <Outcome id={NEWSLETTER_OUTCOMES.sent} title={sent.title}>
          {sent.text}
        </Outcome>
        <Outcome id={NEWSLETTER_OUTCOMES.rejected} title={rejected.title}>
          {rejected.text}
        </Outcome>
        <SubscriptionForm />
      </Clause>
      <Clause title={stored.title}>
        <Paragraphs text={stored.text} />
      </Clause>
    </LegalPage>
  );
}

/** The page opened by a confirmation letter's link. */
export function ConfirmSubscription() {
  const { title, summary, clause, done, expired, failed, submit } = legal.confirm;
  return (
    <LegalPage title={title} summary={summary}>
      <Clause title={clause}>
        <Outcome id={NEWSLETTER_OUTCOMES.confirmed} title={done.title}>
          {done.text}
        </Outcome>
        <Outcome id={NEWSLETTER_OUTCOMES.expired} title={expired.title}>
          <RichText text={expired.text} tags={LEGAL_LINKS} />
        </Outcome>
        <Outcome id={NEWSLETTER_OUTCOMES.failed} title={failed.title}>
          {failed.text}
        </Outcome>
        <TokenForm submit={submit} />
      </Clause>
    </LegalPage>
  );
}

/** The page opened by a newsletter's link. */
export function Unsubscribe() {
  const { title, summary, clause, done, failed, submit } = legal.unsubscribe;
  return (
    <LegalPage title={title} summary={summary}>
      <Clause title={clause}>
        <Outcome id={NEWSLETTER_OUTCOMES.unsubscribed} title={done.title}>
          <RichText text={done.text} tags={LEGAL_LINKS} />
        </Outcome>
        <Outcome id={NEWSLETTER_OUTCOMES.failed} title={failed.title}>
          {failed.text}
        </Outcome>
        <TokenForm submit={submit} />
      </Clause>
    </LegalPage>
  );
}

/** A one-button form. Without an action it is sent to the page's URL with the token. */
function TokenForm({ submit }: { readonly submit: string }) {
  return (
    <form className="newsletter-form" method="post">
      <Button type="submit" size="large" {...PAGE_FIELD}>
        {submit}
      </Button>
    </form>
  );
}

interface OutcomeProps {
  /** The URL's fragment while this is shown. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A form's outcome. It is in the page from the start: showing it needs no script. It gets the focus when shown. */
function Outcome({ id, title, children }: OutcomeProps) {
  return (
    <div id={id} className="outcome" tabIndex={-1} role="group" aria-labelledby={`${id}-title`}>
      <p className="outcome-title" id={`${id}-title`}>
        {title}
      </p>
      <p>{children}</p>
    </div>
  );
}
