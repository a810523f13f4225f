import { ui } from "@matte/messages/ui";
import { Link } from "../link/Link.tsx";
import "./brand.css";

/** A link to the front page, a separate document. Its accessible name is the same without the word. */
export function Wordmark({ to = "/", word = true }: { readonly to?: string; readonly word?: boolean }) {
  return (
    <Link className="wordmark" to={to} reloadDocument={to === "/"} aria-label={word ? undefined : ui.home}>
      <Mark />
      {word && <span>{ui.brand}</span>}
    </Link>
  );
}

/** A square mat with a heavier lower margin and a red dot at its foot. */
function Mark() {
  return (
    <svg className="mark" viewBox="0 0 20 20" aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d="M0 0h20v20H0zM3 3v9.5h14V3z" />
      <circle cx="14.7" cy="16.25" r="2" fill="var(--dot)" />
    </svg>
  );
}
