/// <reference path="../../domain/pictures/virtual.d.ts" />
import { Link } from "react-router";
import picture from "virtual:picture/sign-in";
import narrowPicture from "virtual:picture/sign-in-narrow";
import { useAuthActions, useAuthState } from "#domain/auth/index.ts";
import { Button, Wordmark } from "#ui/index.ts";
import { FailureLine } from "./FailureLine.tsx";
import { GoogleMark } from "#ui/brand/GoogleMark.tsx";
import "./auth.css";

/** Shown instead of the editor to visitors who are not signed in. */
export function SignInScreen() {
  const { failure } = useAuthState();
  const { signIn, retry } = useAuthActions();
  return (
    <div className="sign-in">
      <aside className="sign-in-wall" aria-label="A framed picture">
        <FramedPicture />
      </aside>
      <div className="sign-in-door">
        <header>
          <Wordmark />
        </header>
        <main>
          <h1>Welcome to Matte</h1>
          <p>Sign in to start adding mattes to your photos</p>
          <Button variant="line" size="large" onClick={() => signIn()}>
            <GoogleMark />
            Sign in with Google
          </Button>
          {failure !== null && <FailureLine text={failure.text} onRetry={retry} />}
          <p className="sign-in-terms">
            Signing in means accepting the{" "}
            <Link to="/terms" reloadDocument>
              terms
            </Link>
            . What is stored, and for how long, is in the{" "}
            <Link to="/privacy" reloadDocument>
              privacy notes
            </Link>
            .
          </p>
        </main>
      </div>
    </div>
  );
}

/** An export of the engine, rendered by the build. */
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
            alt="Forested ridges above morning mist, in a white matte"
          />
        </picture>
      </figure>
      <p className="sign-in-label">
        <cite>
          <span className="dot" aria-hidden="true" />
          Ridges, First Light
        </cite>
        Computer-generated, 2026
      </p>
    </>
  );
}
