import { expect, it } from "vitest";
import { productAddress } from "./address.ts";
import { readConfig, type Environment } from "./read.ts";

it.each<[Environment, string]>([
  [{}, "http://127.0.0.1:3000"],
  [{ HOST: "::1" }, "http://[::1]:3000"],
  [{ PUBLIC_URL: "https://matte.example/" }, "https://matte.example"],
])("%j is at %s", (environment, address) => {
  expect(productAddress(readConfig(environment), 3000)).toBe(address);
});
