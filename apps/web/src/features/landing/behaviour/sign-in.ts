/** Signs in through the identity provider's popup, and opens the editor afterwards. */
import { arriveSignedIn, createSignInWindow } from "#domain/auth/sign-in-window.ts";

const EDITOR = "/tool";

export function offerSignIn(form: HTMLElement): void {
  const popup = createSignInWindow(EDITOR);
  const notice = form.querySelector("[role=alert]");
  const say = (words: string): void => notice?.replaceChildren(words);
  popup.listen(({ error, mine }) => {
    if (!mine) return;
    if (error === null) arriveSignedIn(EDITOR);
    else say(`${error} Press the button to try again.`);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    say("");
    popup.open();
  });
}
