import { endpoint } from "../endpoint.ts";
import { writesAnswer, writesRequest } from "../writes.ts";

export const writes = {
  /** Applies changes that waited in a browser, each once however often it is sent. */
  applyWrites: endpoint({
    method: "POST",
    path: "/api/writes",
    body: writesRequest,
    answer: writesAnswer,
    errors: ["field-protected"],
  }),
};
