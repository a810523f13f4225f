import { Wordmark } from "#ui/brand/Wordmark.tsx";

/** @param year in the copyright line: that of the build, until the page's script updates it */
export function Foot({ year }: { readonly year: number }) {
  return (
    <footer className="foot">
      <div className="wrap">
        <Wordmark />
        <p>
          © <span data-year>{year}</span> Matte. All rights reserved.
        </p>
        <nav aria-label="Legal">
          <a href="/terms">Terms</a>
          <a href="/privacy">Privacy</a>
          <a href="/newsletter">Newsletter</a>
        </nav>
      </div>
    </footer>
  );
}
