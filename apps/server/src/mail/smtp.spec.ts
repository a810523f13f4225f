import { expect, it } from "vitest";
import { forSuite } from "../testing/for-suite.ts";
import { startUnwell } from "../testing/unwell.ts";
import { leastTime, wall } from "../../../../test/time/least.ts";
import { startMailbox } from "../../../../test/mail/index.ts";
import { readConfig } from "../config/read.ts";
import { openMailer, optionsOf } from "./smtp.ts";

const mailbox = forSuite((keep) => keep(startMailbox(), ({ stop }) => stop()));

function settings(url: string) {
  const { smtp } = readConfig({ SMTP_URL: url });
  if (smtp === null) throw new Error("The URL is invalid.");
  return smtp;
}

it("A letter reaches its recipient alone, from the support address unless there is a sender", async () => {
  const mailer = await openMailer(settings(mailbox().url), () => "support@matte.example");
  await mailer.send({ to: "ada,eve@example.com", subject: "Größe “ok”", text: "Schöne Grüße\n" });
  const [letter] = mailbox().letters;
  expect(letter).toMatchObject({ from: "support@matte.example", subject: "Größe “ok”", text: "Schöne Grüße\n" });
  expect(letter?.recipients).toHaveLength(1);
  mailer.close();
});

it("A mail server that can't be reached is an error", async () => {
  const mailer = await openMailer(settings("smtp://127.0.0.1:1"), () => "support@matte.example");
  await expect(mailer.send({ to: "ada@example.com", subject: "", text: "" })).rejects.toThrow("ECONNREFUSED");
  mailer.close();
});

it.each([
  ["silent", undefined, 12_000],
  ["slow", 1000, 8000],
] as const)(
  "A letter fails within its limit while the mail server is %s, and the next one arrives",
  async (condition, letterMs, below) => {
    const target = { host: "127.0.0.1", port: Number(new URL(mailbox().url).port) };
    const front = await startUnwell(target);
    const mailer = await openMailer(
      settings(`smtp://127.0.0.1:${front.port}`),
      () => "support@matte.example",
      letterMs,
    );
    const letterTo = (to: string) => mailer.send({ to, subject: "", text: "" });
    front.condition = condition;
    const failing = async (): Promise<void> => {
      // More than there are connections: each has a separate limit, for silence unless another is shorter.
      const letters = await Promise.allSettled(["a", "b", "c", "d"].map((name) => letterTo(`${name}@example.com`)));
      expect(letters.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected", "rejected"]);
    };
    expect(await leastTime(failing, { below, clock: wall, rounds: 3 })).toBeLessThan(below);
    front.condition = "well";
    await letterTo(`${condition}@example.com`);
    expect(mailbox().lettersTo(`${condition}@example.com`)).toHaveLength(1);
    mailer.close();
    await front.stop();
  },
);

it.each([
  ["smtp://mail.example", { secure: false, requireTLS: true, ignoreTLS: false }],
  ["smtp://127.0.0.1", { secure: false, requireTLS: false, ignoreTLS: true }],
  ["smtps://me:word@mail.example:465", { secure: true, port: 465, auth: { user: "me", pass: "word" } }],
])("%s is used with the options %j", (url, options) => {
  expect(optionsOf(settings(url))).toMatchObject(options);
});
