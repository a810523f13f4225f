import { format } from "./notation.ts";

const { plural } = format;

/** Texts of the public pages of looks. */
export const publicLooks = {
  title: "Looks by others",
  lead: "Mattes that other people made, hung on our own pictures. Try one on a photo of yours without an account.",
  submit: "Submit a look of yours",
  list: "Looks",
  none: "No looks yet. Yours could be the first.",
  more: "Older looks",
  all: "All looks",
  navigation: "Main",
  alt: "One of our pictures in this look",
  /** @param tries the count, written by the server in the page’s language */
  tried: (count: number, tries: string) => plural(count, { one: "Tried once", other: `Tried ${tries} times` }),
  try: "Try it on a photo",
  stays: "Your photo stays on your device.",
  copy: "Copy link",
  report: {
    title: "Report",
    reasons: {
      offensive: "It offends or threatens someone",
      copied: "It uses someone’s name or work",
      misleading: "It misleads, or its link does",
      other: "Something else",
    },
    send: "Send report",
  },
  withdrawn: {
    title: "This look was withdrawn.",
    text: "Its author or we have taken it down.",
  },
};
