import "./without-traces.ts";
import "./empty-storage.ts";
