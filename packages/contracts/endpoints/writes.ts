import { endpoint } from "../endpoint.ts";
import { writesAnswer, writesRequest } from "../writes.ts";

export const writes = {
  applyWrites: endpoint({
    method: "POST",
    path: "/api/writes",
    summary: "Applies changes that waited in a browser, each once however often it is sent.",
    body: writesRequest,
    answer: writesAnswer,
    errors: ["field-protected"],
  }),
};
