/** Heads for all pages, and markup for static pages, which need no script to be read and do not load React. */
import { pagePath } from "#lib/page-path.ts";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { BuiltPicture } from "#domain/pictures/framed-sample.ts";
import { LandingPage } from "#features/landing/LandingPage.tsx";
import { HelpIndex } from "#features/landing/help/HelpIndex.tsx";
import { HelpPage } from "#features/landing/help/HelpPage.tsx";
import { HELP_ENTRIES } from "#features/landing/help/pages.ts";
import { LookPage } from "#features/landing/looks/LookPage.tsx";
import { LooksPage, WithdrawnLook } from "#features/landing/looks/LooksPage.tsx";
import { LOOK_POSTER, TOKENS } from "#features/landing/looks/tokens.ts";
import { PicturesProvider } from "#features/landing/parts/Picture.tsx";
import { GALLERY } from "#features/landing/pictures/gallery.ts";
import { gallerySizes } from "#features/landing/pictures/space.ts";
import { ConfirmSubscription, Newsletter, Unsubscribe } from "#features/legal/newsletter/Newsletter.tsx";
import { Privacy, Terms } from "#features/legal/TermsAndPrivacy.tsx";
import { NotFound } from "../NotFound.tsx";
import { Router } from "wouter";
import { PAGES, type PageName, type PageIdentity } from "./pages.ts";
import { documents } from "@matte/messages/documents";
import { help } from "@matte/messages/help";
import { locale } from "@matte/messages/locale";

/** `<link rel=preload>` attributes for a picture possibly on the first screen. */
export interface FirstPicture {
  readonly type: string;
  readonly srcSet: string;
  readonly sizes: string;
}

/** A picture by its path. */
export interface Poster {
  readonly url: string;
  readonly width: number | string;
  readonly height: number | string;
}

export interface BuiltDocument extends Head {
  /** `<body>` content; null for pages rendered by the app. */
  readonly body: string | null;
  /** Link preview picture in place of the built one. */
  readonly poster?: Poster;
  /** One of these is loaded early. */
  readonly firstPictures: readonly FirstPicture[];
}

export type Pictures = ReadonlyMap<string, BuiltPicture>;

/**
 * Builds every page with a separate URL.
 * @param year shown in the copyright line until the page's script updates it
 */
export function buildDocuments(pictures: Pictures, year: number): BuiltDocument[] {
  const markup = (head: Head, page: ReactNode): string =>
    renderToStaticMarkup(
      <Router base={locale.path} ssrPath={pagePath(head.path)}>
        <PicturesProvider value={pictures}>{page}</PicturesProvider>
      </Router>,
    );
  const staticPage = (name: PageName, page: ReactNode): BuiltDocument => {
    const head = headOfPage(name);
    return { ...head, body: markup(head, page), firstPictures: [] };
  };
  const helpPages = HELP_ENTRIES.map((entry): BuiltDocument => {
    const { title, summary } = entry.text;
    const head = { path: entry.path, title: help.tabOf(title), description: summary, picture: PICTURES.help };
    return { ...head, body: markup(head, <HelpPage year={year} entry={entry} />), firstPictures: [] };
  });
  return [
    { ...staticPage("landing", <LandingPage year={year} />), firstPictures: firstPictures(pictures) },
    staticPage("terms", <Terms />),
    staticPage("privacy", <Privacy />),
    staticPage("newsletter", <Newsletter />),
    staticPage("confirm", <ConfirmSubscription />),
    staticPage("unsubscribe", <Unsubscribe />),
    staticPage("notFound", <NotFound />),
    staticPage("looks", <LooksPage year={year} />),
    { ...staticPage("look", <LookPage year={year} />), description: TOKENS.summary, poster: LOOK_POSTER },
    staticPage("lookWithdrawn", <WithdrawnLook year={year} />),
    staticPage("help", <HelpIndex year={year} />),
    ...helpPages,
    appPage("tool"),
    appPage("account"),
    appPage("checkout"),
    appPage("device"),
    appPage("admin"),
  ];
}

function appPage(name: PageName): BuiltDocument {
  return { ...headOfPage(name), body: null, firstPictures: [] };
}

/** The gallery's pictures in order. */
function firstPictures(pictures: Pictures): FirstPicture[] {
  return GALLERY.flatMap(({ id }) => {
    const picture = pictures.get(id);
    const [best] = picture?.sources ?? [];
    return picture === undefined || best === undefined ? [] : [{ ...best, sizes: gallerySizes(picture) }];
  });
}

export interface Head extends PageIdentity {
  readonly description: string;
  /** Link preview picture, named in the landing page's catalogue. */
  readonly picture: string;
}

const PICTURES: Readonly<Record<PageName, string>> = {
  landing: "vessels",
  tool: "ridges",
  account: "crest",
  checkout: "crest",
  device: "crest",
  admin: "crest",
  looks: "crest",
  look: "crest",
  lookWithdrawn: "crest",
  help: "crest",
  terms: "courtyard",
  privacy: "stairwell",
  newsletter: "courtyard",
  confirm: "courtyard",
  unsubscribe: "courtyard",
  notFound: "vessels",
};

function headOfPage(name: PageName): Head {
  const description = name === "look" ? "" : documents.descriptions[name];
  return { ...PAGES[name], description, picture: PICTURES[name] };
}
