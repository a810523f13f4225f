import arch from "./arch.webp";

/** How it will be printed, as it is typed. */
export function CreditPreview({ credit, location }: { readonly credit: string; readonly location: string }) {
  return (
    <aside className="wizard-side" aria-label="How it will look">
      <figure className="wizard-frame">
        <img src={arch} width={800} height={533} alt="An arch in evening light, framed in white" />
        <figcaption>
          <span>
            <b>Arch</b>
            <br />
            {location}
          </span>
          <span className="wizard-credit">{credit}</span>
        </figcaption>
      </figure>
      <p>As it will be printed</p>
    </aside>
  );
}
