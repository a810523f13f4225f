/** The pages that are built as markup: they need no script to be read, and React is not among what they load. */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { GALLERY, gallerySizes, LandingPage, type Picture, PicturesProvider } from "#features/landing/index.ts";
import { Newsletter, Privacy, Terms, Unsubscribe } from "#features/legal/index.ts";
import { NotFound } from "../pages/NotFound.tsx";
import { HEADS, type Head } from "./heads.ts";

/** A picture that may be the first on show, as `<link rel=preload>` names it. */
export interface FirstPicture {
  readonly type: string;
  readonly srcSet: string;
  readonly sizes: string;
}

export interface BuiltDocument extends Head {
  /** What stands in the body; null for the pages that the app draws. */
  readonly body: string | null;
  /** One of them is fetched before anything else is known. */
  readonly firstPictures: readonly FirstPicture[];
}

export type Pictures = ReadonlyMap<string, Picture>;

/** Every page that has an address of its own. @param year of the copyright line, until the page's script tells it */
export function buildDocuments(pictures: Pictures, year: number): BuiltDocument[] {
  const markup = (head: Head, page: ReactNode): string =>
    renderToStaticMarkup(
      <StaticRouter location={head.path}>
        <PicturesProvider value={pictures}>{page}</PicturesProvider>
      </StaticRouter>,
    );
  const still = (head: Head, page: ReactNode): BuiltDocument => ({
    ...head,
    body: markup(head, page),
    firstPictures: [],
  });
  return [
    { ...still(HEADS.landing, <LandingPage year={year} />), firstPictures: firstPictures(pictures) },
    still(HEADS.terms, <Terms />),
    still(HEADS.privacy, <Privacy />),
    still(HEADS.newsletter, <Newsletter />),
    still(HEADS.unsubscribe, <Unsubscribe />),
    still(HEADS.notFound, <NotFound />),
    drawn(HEADS.tool),
    drawn(HEADS.account),
    drawn(HEADS.checkout),
    drawn(HEADS.admin),
  ];
}

/** A page that the app draws. */
function drawn(head: Head): BuiltDocument {
  return { ...head, body: null, firstPictures: [] };
}

/** In the gallery's order. */
function firstPictures(pictures: Pictures): FirstPicture[] {
  return GALLERY.flatMap(({ id }) => {
    const picture = pictures.get(id);
    const [best] = picture?.sources ?? [];
    return picture === undefined || best === undefined ? [] : [{ ...best, sizes: gallerySizes(picture) }];
  });
}
