/** Descriptions of the pages for search results and link previews. The app itself needs none of them. */

import { ADDRESSES, type Address } from "./addresses.ts";

export interface Head extends Address {
  readonly description: string;
  /** Name of the picture for link previews, from the landing page's catalogue. */
  readonly picture: string;
}

const ABOUT =
  "Matte puts a border, a credit and the camera’s own data around your photo, in your browser, without harming it. Free to try.";

export const HEADS = {
  landing: {
    ...ADDRESSES.landing,
    description: ABOUT,
    picture: "vessels",
  },
  tool: {
    ...ADDRESSES.tool,
    description:
      "Frame a photo with a matte, a fine stroke and a caption, and export it as JPEG or PNG. JPEGs keep their own data.",
    picture: "ridges",
  },
  account: {
    ...ADDRESSES.account,
    description: "Your plan, your answers, everything that is stored about you, and the way to delete it.",
    picture: "crest",
  },
  checkout: {
    ...ADDRESSES.checkout,
    description: "On the way to Pro or Studio. Cancel anytime; 30-day money-back guarantee.",
    picture: "crest",
  },
  admin: {
    ...ADDRESSES.admin,
    description: "For those who keep Matte running.",
    picture: "crest",
  },
  terms: {
    ...ADDRESSES.terms,
    description: "What you may do with Matte and with what you make in it, what it costs, and what we owe each other.",
    picture: "courtyard",
  },
  privacy: {
    ...ADDRESSES.privacy,
    description: "What Matte stores about you and your photos, where, for how long, and how to have it deleted.",
    picture: "stairwell",
  },
  newsletter: {
    ...ADDRESSES.newsletter,
    description:
      "A letter about framing photographs and what is new in Matte, at most once a month. Leave it with one press.",
    picture: "courtyard",
  },
  unsubscribe: {
    ...ADDRESSES.unsubscribe,
    description: "One press, and no letter comes to you any more. Your address is deleted from the list.",
    picture: "courtyard",
  },
  notFound: {
    ...ADDRESSES.notFound,
    description: ABOUT,
    picture: "vessels",
  },
} as const satisfies Record<string, Head>;
