import { ButtonLink } from "#ui/button/Button.tsx";
import { Gallery } from "./Gallery.tsx";

export function Hero() {
  return (
    <section className="hero wrap" aria-label="Introduction">
      <div className="hero-text">
        <h1>A room for every photograph.</h1>
        <p className="hero-lead">
          Matte puts a border, a credit and the camera’s data around your photo. On a smartphone a piece of content gets
          1.7 seconds of attention; a margin makes the eye stay.
        </p>
        <p className="hero-way">
          <ButtonLink to="/tool" size="large" reloadDocument>
            Try For Free
          </ButtonLink>
          <span>Trusted by 100+ beta creators</span>
        </p>
      </div>
      <Gallery />
    </section>
  );
}
