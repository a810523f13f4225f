import { rich } from "../rich-text.ts";
import { landingPictures } from "./landing-pictures.ts";
import { landingProofs } from "./landing-proofs.ts";

export const landing = {
  pictures: landingPictures,
  skip: "Skip to the content",
  navigation: {
    label: "Main",
    menu: "Menu",
    signIn: "Sign in",
    /** By section, in order. */
    sections: {
      "how-it-works": "How it works",
      features: "Features",
      roadmap: "Roadmap",
      pricing: "Pricing",
      faq: "FAQ",
      testimonials: "Testimonials",
      cta: "Start",
    },
  },
  hero: {
    label: "Introduction",
    title: "A room for every photograph.",
    lead: "Matte puts a border, a credit and the camera’s data around your photo. On a smartphone a piece of content gets 1.7 seconds of attention; a margin makes the eye stay.",
    trusted: "Trusted by 100+ beta creators",
  },
  gallery: {
    label: "Gallery",
    carousel: "carousel",
    slide: "slide",
    pause: "Pause",
    previous: "Previous",
    next: "Next",
    rendered: "Rendered, not photographed",
    place: (place: number, all: number) => `${place} / ${all}`,
  },
  /** A visitor's photo in the gallery's place. */
  hang: {
    action: "Hang one of yours",
    hint: "Drop a photo on the frame. It stays on your device.",
    here: "Let go, and it hangs.",
  },
  artists: {
    title: "We learned margins from",
    note: "Artists who cared about the edge of a picture. None of them has heard of us.",
    /** Artists whose works are in the public domain. */
    list: [
      { name: "Julia Margaret Cameron", years: "1815–1879" },
      { name: "Gustave Le Gray", years: "1820–1884" },
      { name: "Anna Atkins", years: "1799–1871" },
      { name: "James McNeill Whistler", years: "1834–1903" },
      { name: "Frederick H. Evans", years: "1853–1943" },
      { name: "Edgar Degas", years: "1834–1917" },
      { name: "Eugène Atget", years: "1857–1927" },
      { name: "Vilhelm Hammershøi", years: "1864–1916" },
    ],
  },
  features: {
    title: "Features",
    statement: "Three things a gallery does for a print, done to a file.",
    pictures: "Three framed pictures",
    list: [
      {
        title: "The Art of Framing",
        text: "A border from nothing to thirty percent, in any colour, with a fine stroke at the picture’s edge.",
      },
      {
        title: "Verified Provenance",
        text: "Credit, place and camera data under the picture and in the file. A photo’s Content Credentials are shown, and come back with the original; servers with a certificate sign exports.",
      },
      {
        title: "Smart Brand Identity",
        text: "Your mark, at your size, in the same place on every picture. Set it once.",
      },
    ],
  },
  proofs: landingProofs,
  scenarios: {
    title: "Use cases",
    list: {
      "use-teacher": {
        title: "Photography Teacher",
        text: "Hand back a class’s work with every exposure printed under it: focal length, aperture, time, sensitivity. Thirty pictures in, one ZIP out, each with its own data.",
        label: "An export. The exposure is an example.",
      },
      "use-photographer": {
        title: "Photographer",
        text: "Deliver previews that carry your name, even where no one reads captions. A JPEG keeps its own data bit for bit; only the border is new.",
        label: "An export, as JPEG.",
      },
      "use-painter": {
        title: "Painter",
        text: "Hang the photographed painting the way it will hang: a wide mat, its title, the year. The same margin for every work makes a series of them.",
        label: "An export. Linen, 16 percent.",
      },
      "use-producer": {
        title: "Producer",
        text: "Name everyone under the picture: photographer, designer, gaffer, a line for each. The same names are written into the file, so that they travel with it.",
        label: "An export with additional credits.",
      },
      "use-influencer": {
        title: "Influencer",
        text: "Cut one picture to a post, a story and a square without losing a corner of it. The matte fills what the format asks for.",
        label: "An export, 1080 × 1920 px.",
      },
    },
  },
  howItWorks: {
    title: "How it works",
    statement: "Three steps. The second one is the pleasant one.",
    upload: {
      title: "Upload a photo",
      /** @param formats such as `JPEG, PNG or raw` */
      text: (formats: string) => `${formats}, from a phone or a camera. Nothing to install.`,
    },
    frame: {
      title: "Choose a matte border",
      text: "Then add credits and metadata. The preview is the export, only smaller.",
    },
    share: {
      title: "Export or share",
      text: "At full size, or cut to the measure of a post, a story or a square.",
    },
  },
  roadmap: {
    title: "Roadmap",
    summary: "Five things, Q4 2025 to Q4 2026",
    /** @param count plans that have shipped */
    shipped: (count: number) => `${count} done`,
    done: "Done",
    /** By quarter. */
    plans: {
      "Q4 2025": "Textured matte library",
      "Q1 2026": "Artist profile preset buttons",
      "Q2 2026": "AI signature and text filters",
      "Q3 2026": "Community submissions",
      "Q4 2026": "Referral, affiliate and monetization for Pro",
    },
  },
  pricing: "Pricing",
  testimonials: {
    title: "Testimonials",
    quote: (text: string) => `“${text}”`,
    number: (number: number) => `Testimonial ${number}`,
    next: "Next",
    list: [
      {
        text: "My students argue about the picture now, not about the settings. The settings are printed underneath.",
        author: "Photography teacher, beta tester",
      },
      {
        text: "I frame the previews of a whole wedding in one go, and each of them carries my name wherever it ends up.",
        author: "Wedding photographer, beta tester",
      },
      {
        text: "A wide margin and one line of text. My paintings look on a phone as they do in the catalogue.",
        author: "Painter, beta tester",
      },
    ],
  },
  faq: {
    title: "FAQ",
    commercial: {
      title: "May I use my exports commercially?",
      text: "Yes. Paid plans include commercial usage rights.",
    },
    photos: {
      title: "What happens to my photos?",
      text: rich(
        "They are framed in your browser. A small preview of each and a copy of what you export are kept on our server, where only you and the administrators can open them. Your data is processed securely and never shared. <privacy>What is kept, where and for how long</privacy>",
      ),
    },
    upgrade: {
      title: "Can I upgrade later?",
      text: rich(
        "Yes. Upgrade anytime from the <account>account dashboard</account>. What you have set stays as it is.",
      ),
    },
  },
  signIn: {
    title: "Sign in",
    statement: "Been here before? Your settings are where you left them.",
    button: "Sign in with Google",
  },
  closing: { title: "Hang the next one properly.", button: "Start for Free" },
  footer: {
    /** The page's script updates the year in the tag. */
    copyright: (year: number) => rich(`© <year>${year}</year> Matte. All rights reserved.`),
    navigation: "Pages",
    looks: "Looks by others",
    help: "Help",
    terms: "Terms",
    privacy: "Privacy",
    newsletter: "Newsletter",
  },
};
