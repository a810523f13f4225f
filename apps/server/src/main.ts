import { fileURLToPath } from "node:url";
import { serve } from "./serve.ts";

await serve(process.env, fileURLToPath(new URL("../../web/dist", import.meta.url)));
