/** Pages that are built as static markup: they need no script to be read, and do not load React. */
import { pagePath } from "#lib/page-path.ts";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import type { BuiltPicture } from "#domain/pictures/framed-sample.ts";
import { GALLERY, gallerySizes, LandingPage, PicturesProvider } from "#features/landing/index.ts";
import { Newsletter, Unsubscribe } from "#features/legal/newsletter/Newsletter.tsx";
import { Privacy, Terms } from "#features/legal/TermsAndPrivacy.tsx";
import { NotFound } from "../pages/NotFound.tsx";
import { HEADS, type Head } from "./heads.ts";

/** Attributes of a `<link rel=preload>` for a picture that may be on the first screen. */
export interface FirstPicture {
  readonly type: string;
  readonly srcSet: string;
  readonly sizes: string;
}

export interface BuiltDocument extends Head {
  /** Content of `<body>`; null for pages that the app renders. */
  readonly body: string | null;
  /** One of these is loaded early. */
  readonly firstPictures: readonly FirstPicture[];
}

export type Pictures = ReadonlyMap<string, BuiltPicture>;

/**
 * Every page that has a URL of its own.
 * @param year shown in the copyright line until the page's script updates it
 */
export function buildDocuments(pictures: Pictures, year: number): BuiltDocument[] {
  const markup = (head: Head, page: ReactNode): string =>
    renderToStaticMarkup(
      <StaticRouter basename={pagePath("/")} location={pagePath(head.path)}>
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

/** A page that the app renders. */
function drawn(head: Head): BuiltDocument {
  return { ...head, body: null, firstPictures: [] };
}

/** The gallery's pictures in its order. */
function firstPictures(pictures: Pictures): FirstPicture[] {
  return GALLERY.flatMap(({ id }) => {
    const picture = pictures.get(id);
    const [best] = picture?.sources ?? [];
    return picture === undefined || best === undefined ? [] : [{ ...best, sizes: gallerySizes(picture) }];
  });
}
