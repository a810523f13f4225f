import { Button } from "#ui/button/Button.tsx";
import { Chapter } from "../parts/Chapter.tsx";

/** Testimonials from the beta, signed with professions instead of names. */
const TESTIMONIALS = [
  [
    "My students argue about the picture now, not about the settings. The settings are printed underneath.",
    "Photography teacher, beta tester",
  ],
  [
    "I frame the previews of a whole wedding in one go, and each of them carries my name wherever it ends up.",
    "Wedding photographer, beta tester",
  ],
  [
    "A wide margin and one line of text. My paintings look on a phone as they do in the catalogue.",
    "Painter, beta tester",
  ],
] as const;

export function Testimonials() {
  return (
    <Chapter id="testimonials" name="Testimonials">
      <div className="chapter-body testimonials">
        <div className="testimonials-stack" aria-live="polite">
          {TESTIMONIALS.map(([text, profession], index) => (
            <figure key={profession} data-shown={index === 0 ? "" : undefined}>
              <blockquote>“{text}”</blockquote>
              <figcaption>{profession}</figcaption>
            </figure>
          ))}
        </div>
        <div className="testimonials-pager">
          {TESTIMONIALS.map(([, profession], index) => (
            <button
              key={profession}
              className="testimonials-dot"
              type="button"
              aria-label={`Testimonial ${index + 1}`}
              aria-current={index === 0}
            />
          ))}
          <Button variant="line">Next</Button>
        </div>
      </div>
    </Chapter>
  );
}
