/** A profile's parts that no other setting has. */
import { choice, shortText } from "../kinds.ts";
import { row } from "../row.ts";
import { KEPT_LOGOS } from "./logo.ts";

export const PROFILE_ROWS = {
  /** Id of the chosen profile; empty before a choice. */
  profile: row(shortText, "", { affects: [], stored: true, reset: true }),
  /** Rights in exports of files without any; empty for those of the photo credit. */
  rightsText: row(shortText, "", { affects: ["export"], stored: true, reset: true }),
  /** Logo of a profile for single photos, replacing the chosen one and their camera's. */
  profileLogo: row(choice(["chosen", "none", ...KEPT_LOGOS]), "chosen", { affects: ["layout"], needs: "logo" }),
};
