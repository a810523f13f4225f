import still from "../../assets/still.webp";
import { Wordmark } from "../../ui/brand/Wordmark.tsx";
import { ButtonLink } from "../../ui/button/Button.tsx";
import "./front.css";

/** What the product does, in one sentence and one picture. */
export function FrontPage() {
  return (
    <div className="front">
      <header className="front-bar">
        <Wordmark />
      </header>
      <main className="front-main">
        <div className="front-words">
          <h1>A room for every photograph.</h1>
          <p>
            Matte puts a border, a credit and the camera’s own data around a photograph, in your browser, without
            harming it.
          </p>
          <ButtonLink to="/tool" size="large">
            Try For Free
          </ButtonLink>
        </div>
        <FramedPicture />
      </main>
    </div>
  );
}

/** Drawn with the proportions an export has: outer matte 8 percent of the photo's width, stroke 1 px. */
function FramedPicture() {
  return (
    <figure className="front-picture">
      <div className="front-frame">
        <img
          src={still}
          width={1440}
          height={960}
          fetchPriority="high"
          alt="Two stoneware vases, a celadon vase, pears and a bowl in window light"
        />
      </div>
      <figcaption>
        <cite>
          <span className="dot" aria-hidden="true" />
          Vessels, Morning
        </cite>
        Rendered, not photographed
        <br />
        White matte 8 %, stroke 1 px
      </figcaption>
    </figure>
  );
}
