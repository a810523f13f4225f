import { landing } from "@matte/messages/landing";
import { pagePath } from "#lib/page-path.ts";
import { GoogleMark } from "#ui/brand/GoogleMark.tsx";
import { ButtonLink } from "#ui/button/Button.tsx";
import { Chapter } from "../parts/Chapter.tsx";
import { Picture } from "../parts/Picture.tsx";

const { signIn, closing, pictures } = landing;

/** A form: the button leads to the editor's sign-in until the popup's script is loaded. */
export function SignIn() {
  return (
    <Chapter id="signin" name={signIn.title}>
      <form className="chapter-body sign-in-form" action={pagePath("/tool")}>
        <p className="statement">{signIn.statement}</p>
        <div>
          <button className="button button-line button-large" type="submit">
            <GoogleMark />
            {signIn.button}
          </button>
          <p role="alert" />
        </div>
      </form>
    </Chapter>
  );
}

/** The last section, black in both themes. */
export function Closing() {
  return (
    <section className="closing" id="cta" aria-labelledby="cta-heading">
      <div className="wrap columns">
        <div className="closing-text">
          <h2 id="cta-heading">{closing.title}</h2>
          <ButtonLink to="/tool" size="large" reloadDocument>
            {closing.button}
          </ButtonLink>
        </div>
        <div className="closing-picture">
          <Picture of="groyne" alt={pictures.alt.closing} sizes="(min-width: 861px) 40vw, 90vw" className="hung" />
        </div>
      </div>
    </section>
  );
}
