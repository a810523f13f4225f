import { expect, it } from "vitest";
import { productOrigin } from "./urls.ts";
import { readConfig, type Environment } from "./read.ts";

const GOOGLE = { GOOGLE_CLIENT_ID: "matte", GOOGLE_CLIENT_SECRET: "word" };

it.each<[Environment, string]>([
  [{}, "http://127.0.0.1:3000"],
  [{ HOST: "::1" }, "http://[::1]:3000"],
  [{ ...GOOGLE, HOST: "0.0.0.0" }, "http://127.0.0.1:3000"],
  [{ ...GOOGLE, PUBLIC_URL: "https://matte.example/" }, "https://matte.example"],
])("With %j, the origin is %s", (environment, address) => {
  expect(productOrigin(readConfig(environment), 3000)).toBe(address);
});
