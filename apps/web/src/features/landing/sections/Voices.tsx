import { landing } from "@matte/messages/landing";
import { Button } from "#ui/button/Button.tsx";
import { Chapter } from "../parts/Chapter.tsx";

const { artists, testimonials } = landing;

export function Artists() {
  return (
    <Chapter name={artists.title} note={artists.note}>
      <ul className="chapter-body artists">
        {artists.list.map(({ name, years }) => (
          <li key={name}>
            {name}
            <span>{years}</span>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

/** Testimonials from the beta, signed with professions instead of names. */
export function Testimonials() {
  const { list } = testimonials;
  return (
    <Chapter id="testimonials" name={testimonials.title}>
      <div className="chapter-body testimonials">
        <div className="testimonials-stack" aria-live="polite">
          {list.map(({ text, author }, index) => (
            <figure key={author} data-shown={index === 0 ? "" : undefined}>
              <blockquote>{testimonials.quote(text)}</blockquote>
              <figcaption>{author}</figcaption>
            </figure>
          ))}
        </div>
        <div className="testimonials-pager">
          {list.map(({ author }, index) => (
            <button
              key={author}
              className="testimonials-dot"
              type="button"
              aria-label={testimonials.number(index + 1)}
              aria-current={index === 0}
            />
          ))}
          <Button data-action="next" variant="line">
            {testimonials.next}
          </Button>
        </div>
      </div>
    </Chapter>
  );
}
