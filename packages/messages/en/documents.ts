/** Texts in documents but not on the page itself: descriptions for search engines and link previews, the app's name. */
const about =
  "Matte adds a border, a credit and the camera’s own data to your photo, in your browser, without harming it.";

export const documents = {
  descriptions: {
    landing: `${about} Free to try.`,
    tool: "Frame a photo with a matte, a fine stroke and a caption, and export it as JPEG or PNG. JPEGs keep their own data.",
    account: "Your plan, your answers, your data, and how to delete your account.",
    checkout: "Upgrade to Pro or Studio. Cancel anytime; 30-day money-back guarantee.",
    device: "Type the code that a device shows, to sign it in to your account.",
    admin: "Statistics, users and images, for administrators.",
    looks: "Mattes that other people made, hung on our own pictures. Try one on a photo of yours, without an account.",
    lookWithdrawn:
      "This look was withdrawn. Others are on the page of all looks, to try on a photo without an account.",
    help: "How to frame, caption, crop and export photos with Matte, in ten short pages that you can search.",
    terms: "What you may do with Matte and with what you make in it, what it costs, and what we owe each other.",
    privacy: "What Matte stores about you and your photos, where, for how long, and how to have it deleted.",
    newsletter:
      "What’s new in Matte and ideas for framing photographs, at most once a month. Unsubscribe with one click.",
    confirm: "Confirm your address with one click, and get Matte’s newsletter at most once a month.",
    unsubscribe: "Unsubscribe with one click. Your address is deleted from the list.",
    notFound: about,
  },
  /** Shown by browsers without scripts. */
  noScript: "Matte frames your photographs in this browser, and needs JavaScript to do so.",
  /** In the web app manifest: shown at installation. */
  app: {
    name: "Matte",
    description: "Adds a matte border, a credit and the camera’s own data to a photograph, without harming it.",
  },
};
