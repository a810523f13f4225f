import { request, type DataConnection } from "../data/index.ts";
import { createCall, type Call } from "./call.ts";

/** Calls through the data connection: they wait for a pending sign-out, and their answers count for its state. */
export function callThrough(connection: DataConnection): Call {
  return createCall((url, init) => request(connection, url, init));
}
