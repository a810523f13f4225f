/**
 * The one place where zod comes from. `zod/mini` is a tenth of `zod` in the page, and its schemas serve both sides.
 * `jitless` holds zod back from compiling functions out of text, which the content security policy refuses.
 */
import * as z from "zod/mini";

z.config({ jitless: true });

export { z };
