import { format } from "./notation.ts";

export const letters = {
  /** @param hours link validity */
  confirmation: (link: string, hours: number) => ({
    subject: "Confirm your subscription to Matte’s newsletter",
    text: `This address was entered for Matte’s newsletter. To subscribe, open this page and press the button:

${link}

The link works for ${format.number(hours)} hours.

If this wasn’t you, do nothing: this address is not on the list, and no newsletter will be sent to it.
`,
  }),
};
