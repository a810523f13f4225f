import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openImages } from "../images/index.ts";
import { openIncoming } from "../images/incoming.ts";
import { openOrFail, sqliteHome } from "../testing/each-database.ts";
import { newActor } from "../testing/people.ts";
import { authorizeSelf } from "./authorized.ts";
import { checkSpace } from "./images.ts";

it("An upload is refused before it arrives while the disk has less than its reserve", async () => {
  const home = await sqliteHome();
  const db = await openOrFail(await home.newPlace());
  const folder = mkdtempSync(join(tmpdir(), "matte-space-"));
  const images = await openImages({ dataDir: folder, s3: null, uploadQuota: 0 });
  onTestFinished(async () => {
    images.close();
    await db.destroy();
    await home.clear();
    rmSync(folder, { recursive: true });
  });
  const user = authorizeSelf(await newActor(db));
  const within = (reserveBytes: number) =>
    checkSpace(db, { ...images, incoming: openIncoming(folder, reserveBytes) }, user, 1);
  await expect(within(0)).resolves.toBeUndefined();
  await expect(within(Number.MAX_SAFE_INTEGER)).rejects.toMatchObject({ code: "image-not-stored" });
});
