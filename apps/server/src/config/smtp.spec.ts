import { expect, it } from "vitest";
import { ConfigError, readConfig } from "./read.ts";

const HIDDEN = { host: "mail.example", port: null, secure: true, credentials: null, from: null };

it.each([
  ["smtps://mail.example", HIDDEN],
  ["smtp://mail.example:587/", { ...HIDDEN, port: 587, secure: false }],
  ["smtp://[::1]:25", { ...HIDDEN, host: "::1", port: 25, secure: false }],
  ["smtps://ada%40x:p%2Fw%25@mail.example", { ...HIDDEN, credentials: { user: "ada@x", password: "p/w%" } }],
])("readConfig reads the mail server %s", (url, smtp) => {
  expect(readConfig({ SMTP_URL: url }).smtp).toEqual(smtp);
});

it("readConfig reads the sender", () => {
  const { smtp } = readConfig({ SMTP_URL: "smtps://mail.example", SMTP_FROM: "letters@matte.example" });
  expect(smtp?.from).toBe("letters@matte.example");
});

it.each([
  ["mail.example"],
  ["https://mail.example"],
  ["smtps://"],
  ["smtps://mail.example/path"],
  ["smtps://mail.example?tls=off"],
  ["smtps://hunter2:%zz@mail.example"],
])("readConfig rejects the mail server %s, and does not quote it", (url) => {
  const attempt = (): unknown => readConfig({ SMTP_URL: url });
  expect(attempt).toThrow(ConfigError);
  expect(attempt).toThrow(/^SMTP_URL must be a mail server's URL, like smtps:\/\/user:password@mail\.example\.$/);
});

it("readConfig rejects a sender without a mail server", () => {
  expect(() => readConfig({ SMTP_FROM: "letters@matte.example" })).toThrow(/^SMTP_URL is missing/);
});
