import { WRITTEN_LANGUAGES } from "@matte/messages/languages";
import type { onboarding as English } from "@matte/messages/onboarding";

import { expect, it } from "vitest";
import { creatorOf } from "../../packages/metadata/creator.ts";

it.each(WRITTEN_LANGUAGES)("The name is found in every credit that the questions offer in %s", async (language) => {
  const { onboarding } = (await import(`../../packages/messages/${language}/onboarding.ts`)) as {
    readonly onboarding: Pick<typeof English, "credits">;
  };
  const credits = Object.values(onboarding.credits).map((template) => template("Ada"));
  expect(credits.map((credit) => [credit, creatorOf(credit)])).toEqual(credits.map((credit) => [credit, "Ada"]));
});
