import { fileURLToPath } from "node:url";
import { serve } from "./serve.ts";

// Stored files are for their owner only.
process.umask(0o077);
await serve(process.env, fileURLToPath(new URL("../../web/dist", import.meta.url)));
