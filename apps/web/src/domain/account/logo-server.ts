/** Calls about logos stored with the account. */
import type { StoredLogo } from "@matte/contracts";
import { KEPT_LOGO_PLACES, type KeptLogoPlace, type LogoMatte } from "@matte/contracts/limits";
import type { KeptLogo } from "@matte/engine";
import type { DataConnection } from "../data/index.ts";
import { callThrough } from "../server/index.ts";

/** The chosen logo, its replacement on dark mattes, and the library's places. */
export type LogoPlace = LogoMatte | KeptLogoPlace;

interface AccountLogo extends StoredLogo {
  /** In the library alone. */
  readonly colours?: KeptLogo["colours"];
}

/** The account's logos without their pictures. */
export type KeptLogos = Readonly<Partial<Record<LogoPlace, AccountLogo | null>>>;

/** A logo to store. */
interface SentLogo {
  readonly name: string;
  readonly colours: KeptLogo["colours"];
  /** PNG. */
  readonly picture: Blob;
}

/** Every failure throws. */
export interface LogoServer {
  list(uid: string): Promise<KeptLogos>;
  /** @returns PNG */
  picture(uid: string, place: LogoPlace): Promise<Blob>;
  /** @returns at least the logos of its kind */
  keep(uid: string, place: LogoPlace, logo: SentLogo): Promise<KeptLogos>;
  remove(uid: string, place: LogoPlace): Promise<KeptLogos>;
}

export function logoServer(connection: DataConnection): LogoServer {
  const call = callThrough(connection);
  return {
    list: async (uid) => {
      const [chosen, kept] = await Promise.all([
        call("listLogos", { params: { uid } }),
        call("listKeptLogos", { params: { uid } }),
      ]);
      return { ...chosen, ...byPlace(kept.logos) };
    },
    picture: (uid, place) =>
      isKept(place)
        ? call("readKeptLogo", { params: { uid, place } })
        : call("readLogo", { params: { uid, matte: place } }),
    keep: async (uid, place, { name, colours, picture: body }) => {
      if (!isKept(place)) return call("saveLogo", { params: { uid, matte: place }, query: { name }, body });
      return byPlace((await call("saveKeptLogo", { params: { uid, place }, query: { name, colours }, body })).logos);
    },
    remove: async (uid, place) => {
      if (!isKept(place)) return call("deleteLogo", { params: { uid, matte: place } });
      return byPlace((await call("deleteKeptLogo", { params: { uid, place } })).logos);
    },
  };
}

function isKept(place: LogoPlace): place is KeptLogoPlace {
  return KEPT_LOGO_PLACES.some((known) => known === place);
}

function byPlace(logos: readonly (AccountLogo & { readonly place: KeptLogoPlace })[]): KeptLogos {
  return Object.fromEntries(logos.map(({ place, ...logo }) => [place, logo]));
}
