/**
 * The only import of zod. `zod/mini` is a tenth of the size of `zod` in the page.
 *
 * `jitless` keeps zod from compiling functions from text, which the content security policy refuses.
 */
import * as z from "zod/mini";

z.config({ jitless: true });

export { z };
