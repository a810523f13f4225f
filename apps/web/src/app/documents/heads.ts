/** What each address is called: in the browser's tab, in lists of results, and where somebody shares it. */

export interface Head {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The picture of the landing page's catalogue that stands for it. */
  readonly picture: string;
}

const ABOUT =
  "Matte puts a border, a credit and the camera’s own data around your photo, in your browser, without harming it. Free to try.";

export const HEADS = {
  landing: {
    path: "/",
    title: "Matte: a room for every photograph",
    description: ABOUT,
    picture: "vessels",
  },
  tool: {
    path: "/tool",
    title: "Editor · Matte",
    description:
      "Frame a photo with a matte, a fine stroke and a caption, and export it as JPEG or PNG. JPEGs keep their own data.",
    picture: "ridges",
  },
  account: {
    path: "/account",
    title: "Account · Matte",
    description: "Your plan, your answers, everything that is stored about you, and the way to delete it.",
    picture: "crest",
  },
  checkout: {
    path: "/checkout",
    title: "Checkout · Matte",
    description: "On the way to Pro or Studio. Cancel anytime; 30-day money-back guarantee.",
    picture: "crest",
  },
  terms: {
    path: "/terms",
    title: "Terms · Matte",
    description: "What you may do with Matte and with what you make in it, what it costs, and what we owe each other.",
    picture: "courtyard",
  },
  privacy: {
    path: "/privacy",
    title: "Privacy · Matte",
    description: "What Matte stores about you and your photos, where, for how long, and how to have it deleted.",
    picture: "stairwell",
  },
  notFound: {
    path: "/404",
    title: "Not found · Matte",
    description: ABOUT,
    picture: "vessels",
  },
} as const satisfies Record<string, Head>;
