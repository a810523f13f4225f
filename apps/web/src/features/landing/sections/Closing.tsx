import { ButtonLink } from "#ui/button/Button.tsx";
import { Picture } from "../parts/Picture.tsx";

/** The last section, black in both themes. */
export function Closing() {
  return (
    <section className="closing" id="cta" aria-labelledby="cta-heading">
      <div className="wrap columns">
        <div className="closing-text">
          <h2 id="cta-heading">Hang the next one properly.</h2>
          <ButtonLink to="/tool" size="large" reloadDocument>
            Start for Free
          </ButtonLink>
        </div>
        <div className="closing-picture">
          <Picture
            of="groyne"
            alt="Posts in a still sea, in a black matte with a white stroke"
            sizes="(min-width: 861px) 40vw, 90vw"
            className="hung"
          />
        </div>
      </div>
    </section>
  );
}
