import type { ImageEntry, ImageList } from "@matte/contracts";
import { admin } from "@matte/messages/admin";
import { useId } from "react";
import { loadImages } from "#domain/administration/server.ts";
import { useDataConnection } from "#domain/data/index.ts";
import { MiddleShortened } from "./MiddleShortened.tsx";
import { ShowMore, usePages, type Pages } from "./use-pages.tsx";
import "./images.css";

/** @param wanted false delays loading */
export function useImages(wanted: boolean): Pages<ImageList> {
  const { connection } = useDataConnection();
  return usePages(
    ["images"],
    async (before, signal) => {
      const page = await loadImages(connection, before, signal);
      return { page, next: page.next ?? null };
    },
    wanted,
  );
}

/** Exported pictures, and previews for loaded photos. */
export function ImagesTab({ pages, ...list }: Pages<ImageList>) {
  const { exports, originals } = admin;
  if (pages === undefined) return null;
  return (
    <>
      <Grid title={exports.title} images={pages.flatMap(({ mattes }) => mattes)} empty={exports.none} />
      <Grid title={originals.title} images={pages.flatMap((page) => page.originals)} empty={originals.none} />
      <ShowMore {...list} />
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

/** A picture whose facts appear under the pointer and with the focus. */
function Picture({ image: { url, filename, size, uploaded } }: { readonly image: ImageEntry }) {
  return (
    <li>
      <figure>
        <a href={url} target="_blank" rel="noreferrer" title={filename} aria-label={admin.open(filename)}>
          <img src={url} alt="" loading="lazy" decoding="async" />
        </a>
        <figcaption>
          <MiddleShortened text={filename} />
          <p>{admin.facts(admin.size(size), admin.day(new Date(uploaded * 1000)))}</p>
        </figcaption>
      </figure>
    </li>
  );
}
