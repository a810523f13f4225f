import { messages as english, type Messages } from "./en.ts";
import { locale } from "./en-XA/locale.ts";
import { pseudo } from "./pseudo.ts";

export const messages: Messages = { ...pseudo(english), locale };
