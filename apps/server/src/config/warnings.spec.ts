import { expect, it } from "vitest";
import { readConfig } from "./read.ts";
import { configWarnings } from "./warnings.ts";

const GOOGLE = { GOOGLE_CLIENT_ID: "matte", GOOGLE_CLIENT_SECRET: "word" };
const PRIVATE = { PRIVATE: "on", PRIVATE_PASSWORD: "four words and more" };
const S3 = { S3_BUCKET: "matte", S3_REGION: "eu-west-1", S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };

it.each([
  [{ ...GOOGLE, HOST: "0.0.0.0" }, /^HOST is 0\.0\.0\.0, but PUBLIC_URL is not set.*http:\/\/127\.0\.0\.1:3001,/],
  [{ ...GOOGLE, HOST: "::" }, /^HOST is ::, but PUBLIC_URL is not set/],
  [{ ...GOOGLE, HOST: "192.168.1.5" }, /^HOST is 192\.168\.1\.5, but PUBLIC_URL is not set: without https/],
  [{ ...GOOGLE, PUBLIC_URL: "http://matte.example" }, /^PUBLIC_URL is http:\/\/matte\.example: without https/],
  [{ ...GOOGLE, PUBLIC_URL: "https://matte.example" }, /^PUBLIC_URL is https, but TRUST_PROXY is not set/],
  [{ ...S3, S3_ENDPOINT: "http://s3.example" }, /^S3_ENDPOINT is http:\/\/s3\.example: .* unencrypted/],
  [{ ...PRIVATE, HOST: "0.0.0.0" }, /^PRIVATE is on without https/],
  [{ ...PRIVATE, PUBLIC_URL: "http://matte.example" }, /^PRIVATE is on without https/],
  [{ DATABASE_URL: "postgres://me:word@db.example/matte" }, /^DATABASE_URL has no sslmode=verify-full/],
  [{ DATABASE_URL: "postgres://me:word@db.example/matte?sslmode=disable" }, /^DATABASE_URL has no sslmode/],
])("%j causes a warning", (environment, sentence) => {
  expect(configWarnings(readConfig(environment), 3001)).toEqual([expect.stringMatching(sentence)]);
});

it.each([
  {},
  GOOGLE,
  PRIVATE,
  { PRIVATE: "on" },
  { ...PRIVATE, HOST: "0.0.0.0", PUBLIC_URL: "https://matte.example", TRUST_PROXY: "10.0.0.1" },
  { ...GOOGLE, HOST: "0.0.0.0", PUBLIC_URL: "https://matte.example", TRUST_PROXY: "10.0.0.1" },
  { ...S3, S3_ENDPOINT: "http://127.0.0.1:7480" },
  { ...S3, S3_ENDPOINT: "https://s3.example" },
  { DATABASE_URL: "postgres://me:word@db.example/matte?sslmode=verify-full" },
  { DATABASE_URL: "postgres://me:word@127.0.0.1/matte" },
  { DATABASE_URL: "postgresql:///matte?host=/run/postgresql" },
])("%j causes no warning", (environment) => {
  expect(configWarnings(readConfig(environment), 3001)).toEqual([]);
});
