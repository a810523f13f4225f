import "./without-traces.ts";
import "./without-owner-stacks.ts";
import "../equal-bytes.ts";
import "./empty-storage.ts";
