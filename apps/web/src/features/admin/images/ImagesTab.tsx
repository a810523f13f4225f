import type { ImageEntry, ImageList } from "@matte/contracts";
import { useId } from "react";
import { ShowMore } from "../ShowMore.tsx";
import type { Pages } from "../use-pages.ts";
import { dayOf, sizeOf } from "../words.ts";
import "./images.css";

/** What was exported, and what was loaded to be framed. */
export function ImagesTab({ pages, next, loading, more }: Pages<ImageList>) {
  if (pages === undefined) return null;
  return (
    <>
      <Grid title="Matted images" images={pages.flatMap(({ mattes }) => mattes)} empty="No matted images yet." />
      <Grid
        title="Original uploads"
        images={pages.flatMap(({ originals }) => originals)}
        empty="No original images yet."
      />
      {next !== null && <ShowMore loading={loading} onMore={more} />}
    </>
  );
}

interface GridProps {
  readonly title: string;
  readonly images: readonly ImageEntry[];
  readonly empty: string;
}

function Grid({ title, images, empty }: GridProps) {
  const id = useId();
  return (
    <section className="admin-images" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {images.length === 0 ? (
        <p className="admin-none">{empty}</p>
      ) : (
        <ul>
          {images.map((image) => (
            <Picture key={image.url} image={image} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Its facts appear under the pointer, and with the focus. */
function Picture({ image: { url, filename, size, uploaded } }: { readonly image: ImageEntry }) {
  return (
    <li>
      <figure>
        <a href={url} target="_blank" rel="noreferrer" aria-label={`Open ${filename}`}>
          <img src={url} alt="" loading="lazy" decoding="async" />
        </a>
        <figcaption>
          {filename}
          <br />
          {sizeOf(size)}, {dayOf(new Date(uploaded * 1000))}
        </figcaption>
      </figure>
    </li>
  );
}
