import type { Db } from "../../db/schema.ts";
import type { Images } from "../../images/index.ts";
import type { IdentityTokens } from "../../services/identity-token.ts";

/** Services for the image routes. */
export interface ImageOptions {
  readonly db: Db;
  readonly images: Images;
  readonly tokens: Pick<IdentityTokens, "actorOf">;
  /** Uploads per minute and user; 0 disables the limit. */
  readonly uploadsPerMinute: number;
}
