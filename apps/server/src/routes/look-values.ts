/** Texts of public looks for the places in their pages. */
import { deflateRawSync } from "node:zlib";
import { LINKS } from "@matte/contracts/links";
import type { Values } from "../http/filled-page.ts";
import type { LooksPage, PicturedLook } from "../services/public-looks.ts";

/** A part that is shown. */
const ONCE = [{}] as const;

export function listValues({ looks, next }: LooksPage): Values {
  return {
    looks: looks.map((look) => ({ ...textsOf(look), ...pictureValues(look, look.pictures[0]) })),
    none: looks.length === 0 ? ONCE : [],
    more: next === null ? [] : ONCE,
    cursor: next ?? "",
  };
}

/** @param tag the page’s language */
export function lookValues(look: PicturedLook, tag: string): Values {
  const [first, ...others] = look.pictures.map((picture) => pictureValues(look, picture));
  return { ...textsOf(look), ...triesOf(look, tag), ...first, first: first ? [first] : [], others };
}

const PLURAL_CATEGORIES: readonly Intl.LDMLPluralRule[] = ["zero", "one", "two", "few", "many", "other"];

/** The page has the text in each plural category of its language, of which one is shown, or none without tries. */
function triesOf({ tried }: PicturedLook, tag: string): Values {
  const shown = tried === 0 ? null : new Intl.PluralRules(tag).select(tried);
  const parts = PLURAL_CATEGORIES.map((category) => [`tried_${category}`, category === shown ? ONCE : []] as const);
  return { tries: new Intl.NumberFormat(tag).format(tried), ...Object.fromEntries(parts) };
}

function textsOf({ slug, name, description, author, link, look }: PicturedLook): Values {
  const isAuthored = author !== "";
  return {
    slug,
    name,
    tab: `${name} · Matte`,
    description,
    author,
    summary: description === "" ? name : description,
    link: link ?? "",
    host: link === null ? "" : new URL(link).hostname,
    fragment: fragmentOf(look),
    described: description === "" ? [] : ONCE,
    authored: isAuthored ? ONCE : [],
    linked: link === null ? [] : ONCE,
    both: isAuthored && link !== null ? ONCE : [],
  };
}

function pictureValues({ slug }: PicturedLook, size: PicturedLook["pictures"][number] | undefined): Values {
  if (size === undefined) return {};
  const { picture, width, height } = size;
  return { picture: `${LINKS.look}/${slug}/${picture}.jpg`, width: String(width), height: String(height) };
}

/** The fragment by which a link carries a look to the editor. */
function fragmentOf(look: PicturedLook["look"]): string {
  return `#look=${deflateRawSync(JSON.stringify(look)).toString("base64url")}`;
}
