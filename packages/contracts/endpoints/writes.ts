import { endpoint } from "../endpoint.ts";
import { WRITES_LIMIT } from "../limits.ts";
import { writesAnswer, writesRequest } from "../writes.ts";

export const writes = {
  /** Applies changes that waited in a browser, each once however often it is sent. */
  applyWrites: endpoint({
    method: "POST",
    path: "/api/writes",
    body: writesRequest,
    bodyLimit: WRITES_LIMIT,
    answer: writesAnswer,
    errors: ["field-protected"],
  }),
};
