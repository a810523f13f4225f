import { expect, it } from "vitest";
import { readConfig } from "./read.ts";
import { configWarnings } from "./warnings.ts";

const GOOGLE = { GOOGLE_CLIENT_ID: "matte", GOOGLE_CLIENT_SECRET: "word" };

it.each([
  [{ ...GOOGLE, HOST: "0.0.0.0" }, /^HOST is 0\.0\.0\.0, but PUBLIC_URL is not set.*http:\/\/127\.0\.0\.1:3001,/],
  [{ ...GOOGLE, HOST: "::" }, /^HOST is ::, but PUBLIC_URL is not set/],
])("%j causes a warning", (environment, sentence) => {
  expect(configWarnings(readConfig(environment), 3001)).toEqual([expect.stringMatching(sentence)]);
});

it.each([
  {},
  GOOGLE,
  { ...GOOGLE, HOST: "192.168.1.5" },
  { ...GOOGLE, HOST: "0.0.0.0", PUBLIC_URL: "https://matte.example" },
])("%j causes no warning", (environment) => {
  expect(configWarnings(readConfig(environment), 3001)).toEqual([]);
});
