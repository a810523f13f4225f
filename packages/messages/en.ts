/** The English catalogue. Code imports an area of it, such as `@matte/messages/errors`. */
import { errors } from "./en/errors.ts";
import { serverPages } from "./en/server-pages.ts";

export const en = { errors, serverPages };

/** Type of every locale's catalogue. */
export type Messages = typeof en;
