import { Link } from "react-router";
import { useAuthActions, useAuthState } from "#domain/auth/index.ts";
import { Button, Wordmark } from "#ui/index.ts";
import { FailureLine } from "./FailureLine.tsx";
import { GoogleMark } from "#ui/brand/GoogleMark.tsx";
import mist from "./mist.webp";
import "./auth.css";

/** What visitors find in the editor's place. */
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
          <Button look="line" size="large" onClick={() => signIn()}>
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

/** Drawn with the proportions an export has: outer matte 8 percent of the photo's width, stroke 1 px, a caption. */
function FramedPicture() {
  return (
    <>
      <figure className="sign-in-frame">
        <div>
          <img src={mist} width={1200} height={800} alt="Forested ridges above morning mist, in a white matte" />
          <div className="sign-in-caption" aria-hidden="true">
            <p>
              <b>Ridges</b>
              <br />
              First light
            </p>
            <p>
              <b>Picture by Matte</b>
              <br />
              Rendered, not photographed
            </p>
          </div>
        </div>
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
