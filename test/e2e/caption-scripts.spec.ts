import { exported } from "./support/exported.ts";
import { untilKept } from "./support/service-worker.ts";
import { expect, test } from "./support/test.ts";

test.use({
  serviceWorkers: "allow",
  plan: "pro",
  storesCopies: false,
  // Console messages: the browser's about requests without a network, and the page's about failed lookups.
  expectedComplaints: [
    /ERR_INTERNET_DISCONNECTED|Failed to fetch|could not be looked up again|did not say who is signed/,
  ],
});

const CAPTIONS = [
  "东京，长城",
  "東京の夜",
  "서울의 밤",
  "กรุงเทพ",
  "वाराणसी",
  "الشمس 2024",
  "שקיעה 2024",
  "Θάλασσα",
  "Утро",
  "🌅",
];

test("Captions in nine scripts have the same bytes first and last, and without a network", async ({
  editor,
  photos,
  page,
  context,
}) => {
  const origins = new Set<string>();
  page.on("request", (request) => origins.add(new URL(request.url()).host));
  await editor.load(...(await photos("plain")));
  await untilKept(page);
  await editor.toggle("Show metadata").check();
  await editor.field("Metadata font").selectOption("Lato");
  const files = async (captions: readonly string[]): Promise<readonly string[]> => {
    const hashes: string[] = [];
    for (const caption of captions) {
      await editor.field("Location").fill(caption);
      const { bytes } = await exported(page, () => editor.button("Export").click());
      hashes.push(Buffer.from(await crypto.subtle.digest("SHA-256", new Uint8Array(bytes))).toString("hex"));
    }
    return hashes;
  };
  const first = await files(CAPTIONS);
  expect(new Set(first).size).toBe(CAPTIONS.length);
  const last = await files(CAPTIONS.toReversed());
  expect(last.toReversed()).toEqual(first);
  await context.setOffline(true);
  await page.reload();
  await editor.load(...(await photos("plain")));
  expect(await files(CAPTIONS)).toEqual(first);
  expect([...origins].filter((host) => host !== "")).toHaveLength(1);
});
