import { editorCredentials as texts } from "@matte/messages/editor-credentials";
import { beforeAll, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { readFileCredentials } from "#domain/credentials/read-file.ts";
import type { ExportSigning } from "#domain/credentials/types.ts";
import { exportSigner, signedPhoto } from "../../../../../../tools/photos/signed.ts";
import { button, renamed, startClean } from "../testing/controls.ts";
import { catchDownloads, choose, type Download, plainPhoto, showEditor } from "../testing/show-editor.tsx";
// Loaded with the spec: no test waits for the mode's code.
import "../wall/WallView.tsx";

startClean();

let compose: ExportSigning["compose"];
beforeAll(async () => {
  compose = await exportSigner("Gallery Ltd");
});

const GALLERY = { name: "Gallery Ltd", isDevelopment: false };

/** A server that signs, apart from the changes. */
function server(changes: Partial<ExportSigning> = {}): ExportSigning {
  return { signer: async () => GALLERY, compose, ...changes };
}

const toggle = page.getByRole("switch", { name: "Content credentials" });

async function switchOn(signing: ExportSigning, ...photos: readonly File[]): Promise<void> {
  await showEditor("pro", undefined, signing);
  await choose(...photos);
  await userEvent.click(toggle);
}

async function exported(): Promise<Download> {
  const downloads = catchDownloads();
  await userEvent.click(button("Export"));
  await expect.poll(() => downloads.length).toBe(1);
  const [download] = downloads;
  if (download === undefined) throw new Error("Nothing was exported");
  return download;
}

const dunes = (): Promise<File> => renamed("sampling-444", "dunes.jpg");

async function signedFile(file: File, options: Parameters<typeof signedPhoto>[1] = {}): Promise<File> {
  return new File([await signedPhoto(new Uint8Array(await file.arrayBuffer()), options)], file.name, {
    type: file.type,
  });
}

describe("the switch", () => {
  test("is offered where the server signs, and says who", async () => {
    await showEditor("free", undefined, server());
    await expect.element(toggle).not.toBeChecked();
    await expect.element(page.getByText("Signed by Gallery Ltd")).not.toBeInTheDocument();
    await userEvent.click(toggle);
    await expect.element(page.getByText("Signed by Gallery Ltd")).toBeVisible();
  });

  test("says that a stand-in is for development", async () => {
    const signing = server({ signer: async () => ({ name: "Development", isDevelopment: true }) });
    await showEditor("pro", undefined, signing);
    await expect.element(page.getByRole("switch", { name: "Content credentials (development)" })).toBeVisible();
  });

  test.each<[string, ExportSigning | undefined]>([
    ["there is no server", undefined],
    ["the server signs nothing", server({ signer: async () => null })],
  ])("is absent where %s", async (_, signing) => {
    await showEditor("pro", undefined, signing);
    await expect.element(page.getByRole("switch", { name: "Keep location (GPS)" })).toBeVisible();
    expect(toggle.elements()).toHaveLength(0);
  });

  test("appears when the network returns", async () => {
    let isAway = true;
    const signing = server({
      signer: () => (isAway ? Promise.reject(new TypeError("away")) : Promise.resolve(GALLERY)),
    });
    await showEditor("pro", undefined, signing);
    await expect.element(page.getByRole("switch", { name: "Keep location (GPS)" })).toBeVisible();
    expect(toggle.elements()).toHaveLength(0);
    isAway = false;
    dispatchEvent(new Event("online"));
    await expect.element(toggle).toBeVisible();
  });
});

test("an export is signed, and nothing more is said of it", async () => {
  await switchOn(server(), await signedFile(await dunes()));
  const { blob } = await exported();
  expect(await readFileCredentials(blob)).toMatchObject({
    signature: "valid",
    contents: "match",
    claim: { signedBy: "Gallery Ltd", actions: ["opened", "edited"] },
  });
  await expect.element(page.getByText("Image exported")).toBeVisible();
  expect(page.getByText(/credentials of|without content credentials\. /u).elements()).toHaveLength(0);
});

describe("an export is made without a signature, and says so,", () => {
  const refused = (text: string) => Object.assign(new Error("refused"), { text });

  test.each<[string, Error, string]>([
    ["without the network", new TypeError("Failed to fetch"), texts.noAnswer],
    ["by a server without a key", refused(texts.reasons.none), texts.reasons.none],
    ["with a certificate that ran out", refused(texts.reasons.expired), texts.reasons.expired],
    ["while the clock is wrong", refused(texts.reasons.early), texts.reasons.early],
    ["without a time stamp", refused(texts.reasons["time-stamp"]), texts.reasons["time-stamp"]],
  ])("%s", async (_, error, sentence) => {
    await switchOn(server({ compose: () => Promise.reject(error) }), await dunes());
    const { blob } = await exported();
    expect(await readFileCredentials(blob)).toEqual({ status: "unreadable" });
    await expect
      .element(page.getByText(`“dunes.jpg” was exported without content credentials. ${sentence}`))
      .toBeVisible();
  });

  test("of several photos in one sentence", async () => {
    const away = () => Promise.reject(new TypeError("Failed to fetch"));
    await switchOn(server({ compose: away }), await dunes(), await plainPhoto("sea.jpg", "#1020c0"));
    await exported();
    await expect
      .element(
        page.getByText(
          "2 files were exported without content credentials, among them “dunes.jpg”. The server can’t be reached.",
        ),
      )
      .toBeVisible();
  });
});

test("a photo’s credentials with a location are left out, and the export says so", async () => {
  await switchOn(server(), await signedFile(await dunes(), { withPlace: true }));
  const { blob } = await exported();
  expect(await blob.text()).not.toContain("52,31.2N");
  expect(await readFileCredentials(blob)).toMatchObject({ signature: "valid", contents: "match" });
  await expect
    .element(
      page.getByText(
        "The credentials of “dunes.jpg” itself are left out: they may hold the location, which the export doesn’t keep.",
      ),
    )
    .toBeVisible();
});

test("a cancelled export is not delivered unsigned", async () => {
  const endless: ExportSigning["compose"] = (_request, signal) =>
    new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error)));
  await switchOn(server({ compose: endless }), await dunes());
  const downloads = catchDownloads();
  await userEvent.click(button("Export"));
  await userEvent.click(button("Cancel"));
  await expect.element(button("Export")).toBeEnabled();
  expect(downloads).toHaveLength(0);
});

describe("what can’t be signed", () => {
  test("a PDF hides the switch, and one of the menu says so", async () => {
    await switchOn(server(), await dunes());
    const downloads = catchDownloads();
    await userEvent.click(button("More ways to export"));
    await userEvent.click(button("Contact sheet…"));
    await userEvent.click(button("Export PDF"));
    await expect.poll(() => downloads.length).toBe(1);
    await expect.element(page.getByText(texts.notIn.pdf)).toBeVisible();
    await userEvent.click(page.getByRole("radio", { name: "PDF" }));
    await expect.element(toggle).not.toBeInTheDocument();
  });

  test("the picture of the wall says so", async () => {
    await switchOn(server(), await dunes());
    const downloads = catchDownloads();
    await userEvent.click(button("Wall view"));
    await userEvent.click(button("Export the wall"));
    await expect.poll(() => downloads.length).toBe(1);
    await expect.element(page.getByText(texts.notIn.wall)).toBeVisible();
  });
});
