import { landing } from "@matte/messages/landing";

const { title, note, ...PROOFS } = landing.proofs;

/** Seconds a photo, photos a minute, kilobytes an export: a spec compares them with what is measured. */
export const CLAIMS = { lossless: 0.1, batch: 200, record: 1 } as const satisfies Record<keyof typeof PROOFS, number>;

const ORDER = ["lossless", "batch", "record"] as const;

/** Three figures, and what each proves. */
export function Proofs() {
  return (
    <div className="wrap proofs" role="group" aria-label={title}>
      <ul className="thirds">
        {ORDER.map((proof) => (
          <li key={proof}>
            <p className="proof-figure">{PROOFS[proof].figure(CLAIMS[proof])}</p>
            <h3>{PROOFS[proof].title}</h3>
            <p>{PROOFS[proof].text}</p>
          </li>
        ))}
      </ul>
      <p className="proofs-note">{note}</p>
    </div>
  );
}
