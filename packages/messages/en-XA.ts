import { messages as english, type Messages } from "./en.ts";
import { pseudo } from "./pseudo.ts";

export const messages: Messages = {
  ...pseudo(english),
  locale: { tag: "en-XA", path: "/en-XA", direction: "ltr", isPublic: false },
};
