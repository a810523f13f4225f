import { GoogleMark } from "#ui/brand/GoogleMark.tsx";
import { Chapter } from "../parts/Chapter.tsx";

/** A form, so that the button leads to the editor's sign-in until the script that opens the popup is loaded. */
export function SignIn() {
  return (
    <Chapter id="signin" name="Sign in">
      <form className="chapter-body sign-in-way" action="/tool">
        <p className="statement">Been here before? Your settings are where you left them.</p>
        <div>
          <button className="button button-line button-large" type="submit">
            <GoogleMark />
            Sign in with Google
          </button>
          <p role="alert" />
        </div>
      </form>
    </Chapter>
  );
}
