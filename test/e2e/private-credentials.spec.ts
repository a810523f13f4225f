/** Content Credentials of a private server: signed with its certificate, and stamped by a service. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAuthority, createSigner } from "../../packages/credentials/authority.ts";
import { judge } from "../../packages/credentials/testing/judge.ts";
import { startTimeStampService, type TimeStampService } from "../../packages/credentials/testing/time-stamp-service.ts";
import { type RunningProduct, startProduct } from "../product/server.ts";
import { EditorPage } from "./support/editor-page.ts";
import { exported } from "./support/exported.ts";
import { expect, test as base } from "./support/test.ts";

interface Signed {
  /** Variables of a server with a certificate and a time-stamping service. */
  readonly environment: Readonly<Record<string, string>>;
  /** Certificates of both authorities, in PEM. */
  readonly anchors: string;
  readonly clock: TimeStampService;
}

const test = base.extend<object, { readonly signed: Signed; readonly product: RunningProduct }>({
  signed: [
    async ({ browser: _browser }, use) => {
      const folder = await mkdtemp(join(tmpdir(), "matte-private-signer-"));
      const authority = await createAuthority();
      const { pem } = await createSigner(authority, { subject: "O=Gallery Ltd" });
      const [certificate, key] = ["certificate.pem", "key.pem"].map((name) => join(folder, name)) as [string, string];
      await writeFile(certificate, pem.certificate);
      await writeFile(key, pem.key, { mode: 0o600 });
      const clock = await startTimeStampService();
      await use({
        environment: { CREDENTIALS_CERT: certificate, CREDENTIALS_KEY: key, CREDENTIALS_TSA: clock.url },
        anchors: [authority.root.toString("pem"), clock.authority].join("\n"),
        clock,
      });
      await clock.stop();
      await rm(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  product: [
    async ({ signed }, use) => {
      const product = await startProduct({ PRIVATE: "on", ...signed.environment });
      await use(product);
      await product.stop();
    },
    { scope: "worker" },
  ],
});

test.use({ expectedComplaints: [/An export has no credentials/] });

test("A private server with a certificate signs and stamps exports, and without its time stamps says why not", async ({
  page,
  photos,
  signed,
}) => {
  await page.goto("/tool");
  const editor = new EditorPage(page);
  await editor.load(...(await photos("plain")));
  await editor.unfold("Output");
  await editor.toggle("Content credentials").click();
  await expect(page.getByText("Signed by Gallery Ltd", { exact: true })).toBeVisible();
  const { bytes } = await exported(page, () => editor.button("Export").click());
  const { state, successes } = await judge(new Uint8Array(bytes), "image/jpeg", signed.anchors);
  expect(state).toBe("Trusted");
  expect(successes).toContain("timeStamp.trusted");
  await signed.clock.stop();
  const plain = await exported(page, () => editor.button("Export").click());
  expect(plain.bytes.length).toBeLessThan(bytes.length - 20_000);
  await expect(editor.text(/without content credentials\. The time-stamping service doesn’t answer\./)).toBeVisible();
});
