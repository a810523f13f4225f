import "../equal-bytes.ts";
import "./without-traces.ts";
import "./empty-storage.ts";
