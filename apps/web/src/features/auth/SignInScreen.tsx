/// <reference path="../../domain/pictures/virtual.d.ts" />
import { auth } from "@matte/messages/auth";
import { useCallback, useEffect, useState, type ReactNode } from "react";
import { Link } from "#ui/link/Link.tsx";
import picture from "virtual:picture/sign-in";
import narrowPicture from "virtual:picture/sign-in-narrow";
import { useAuthActions, useAuthState } from "#domain/auth/index.ts";
import { useDataConnection } from "#domain/data/index.ts";
import { privateMode } from "#domain/private-mode.ts";
import { useTheme } from "#domain/theme/theme.ts";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { hasLinkedLook } from "#domain/looks/linked-look.ts";
import { senderIn } from "#domain/referrals/sender.ts";
import { Button, DarkModeButton, Wordmark } from "#ui/index.ts";
import { GoogleMark } from "#ui/brand/GoogleMark.tsx";
import { RichText } from "#ui/RichText.tsx";
import { FailureLine } from "./Failures.tsx";
import "./auth.css";

const { screen } = auth;

/** Loaded for links to a look. */
const LinkedFrame = lazyPart(async () => (await import("./LinkedFrame.tsx")).LinkedFrame);

/** Replaces the editor for visitors who are not signed in. */
export function SignInScreen() {
  const { failure } = useAuthState();
  const theme = useTheme();
  const [lookDrawn, setLookDrawn] = useState(false);
  const onLookDrawn = useCallback(() => setLookDrawn(true), []);
  const { signIn, retry } = useAuthActions();
  const isPrivate = privateMode() !== null;
  useOpening();
  return (
    <div className="sign-in">
      <aside className="sign-in-wall" aria-label={screen.picture.label}>
        {!lookDrawn && <FramedPicture />}
        {hasLinkedLook() && <LinkedFrame onDrawn={onLookDrawn} />}
      </aside>
      <div className="sign-in-side">
        <header>
          <Wordmark />
          <DarkModeButton {...theme} />
        </header>
        <main>
          <h1>{screen.title}</h1>
          {!isPrivate && <p>{lookDrawn ? screen.invitationWithLook : screen.invitation}</p>}
          <Button variant="line" size="large" onClick={() => signIn()}>
            {!isPrivate && <GoogleMark />}
            {isPrivate ? auth.enterPassword : auth.signIn}
          </Button>
          {failure !== null && <FailureLine text={failure.text} onRetry={retry} />}
          {!isPrivate && (
            <p className="sign-in-terms">
              <RichText text={screen.terms} tags={{ terms: linkToTerms, privacy: linkToPrivacy }} />
            </p>
          )}
        </main>
      </div>
    </div>
  );
}

/** Counts the link that a visitor came by, if it names its sender. */
function useOpening(): void {
  const { connection } = useDataConnection();
  useEffect(() => {
    if (!hasLinkedLook() || senderIn(location.hash) === null) return;
    const count = async () =>
      (await import("#domain/referrals/referral-server.ts")).countOpening(connection, location.hash);
    count().catch(() => undefined);
  }, [connection]);
}

function linkToTerms(text: string): ReactNode {
  return (
    <Link to="/terms" reloadDocument>
      {text}
    </Link>
  );
}

function linkToPrivacy(text: string): ReactNode {
  return (
    <Link to="/privacy" reloadDocument>
      {text}
    </Link>
  );
}

/** An export by the engine, rendered by the build. */
function FramedPicture() {
  return (
    <>
      <figure className="sign-in-frame">
        <picture>
          <source
            media="(max-width: 860px)"
            srcSet={narrowPicture.srcSet}
            sizes="330px"
            width={narrowPicture.width}
            height={narrowPicture.height}
          />
          <img
            src={picture.src}
            srcSet={picture.srcSet}
            sizes="660px"
            width={picture.width}
            height={picture.height}
            alt={screen.picture.alt}
          />
        </picture>
      </figure>
      <p className="sign-in-label">
        <cite>
          <span className="dot" aria-hidden="true" />
          {screen.picture.title}
        </cite>
        {screen.picture.origin}
      </p>
    </>
  );
}
