/** Runs before each file of browser specs. */
import "./without-traces.ts";
import "./empty-storage.ts";
