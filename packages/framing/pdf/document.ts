/** PDF of framed photos: one a page, or contact sheets. Memory holds one photo at a time. */
import { drawnLines, paint, type PaintMeans, type Settings, shorten, type Size } from "@matte/engine";
import {
  aroundPaper,
  bleedBox,
  bledPicture,
  cropMarksOf,
  photoInCell,
  photoPage,
  type SheetCell,
  type SheetPage,
  sheetPage,
} from "@matte/engine/pdf";
import { withPixels } from "../frame/index.ts";
import { layoutOf, loadFontOf, logoOf } from "../frame/layout.ts";
import { type FrameJob, PhotoError } from "../photos/types.ts";
import type { Affine } from "../read/orientation.ts";
import { readableFileOf, readSource } from "../read/source.ts";
import { closeLogo } from "../shared/canvas.ts";
import { withCleanup } from "../shared/cleanup.ts";
import { detach } from "../shared/memory.ts";
import { drawLine } from "./drawn-line.ts";
import { decimals, letters, PdfFile, type Ref, reference, type Sink, textString } from "./file.ts";
import { PdfFonts } from "./fonts.ts";
import { PdfImages } from "./images.ts";
import { logoTile, tinted } from "./logo.ts";
import { pdfMatte } from "./matte.ts";
import { pdfJob, PdfPhotos } from "./photo.ts";
import { boxOf, clipTo, POINTS, within } from "./places.ts";
import { type SheetLine, sheetLines } from "./sheet-lines.ts";
import { pdfFont, type PdfPicture, PdfSurface, type PhotoPicture, type SurfaceMeans } from "./surface.ts";

export class PdfDocument {
  readonly #settings: Settings;
  readonly #file: PdfFile;
  readonly #fonts: PdfFonts;
  readonly #images: PdfImages;
  readonly #photos: PdfPhotos;
  readonly #tree: Ref;
  readonly #pages: Ref[] = [];
  #sheet: OpenSheet | null = null;

  /** @param settings for the pages, as the plan allows them @param sink takes the file, part by part */
  constructor(settings: Settings, sink: Sink) {
    this.#settings = settings;
    this.#file = new PdfFile(sink);
    this.#fonts = new PdfFonts(this.#file);
    this.#images = new PdfImages(this.#file);
    this.#photos = new PdfPhotos(this.#file);
    this.#tree = this.#file.reserve();
  }

  /** Adds a photo: a page of its own, or the next place of a contact sheet. @throws PhotoError; the document stays whole */
  async add(job: FrameJob): Promise<void> {
    await (this.#settings.pdfLayout === "sheet" ? this.#addToSheet(job) : this.#addPage(job));
  }

  /** Writes what remains. */
  async end(): Promise<void> {
    await this.#endSheet();
    await this.#fonts.end();
    const kids = this.#pages.map(reference).join(" ");
    await this.#file.add(`<</Type/Pages/Count ${this.#pages.length}/Kids[${kids}]>>`, this.#tree);
    const root = await this.#file.add(`<</Type/Catalog/Pages ${reference(this.#tree)}>>`);
    await this.#file.end(root, await this.#file.add(`<</Producer${textString("Matte")}>>`));
  }

  #addPage(given: FrameJob): Promise<void> {
    return withCleanup(async (defer) => {
      const source = await readSource(await readableFileOf(given.file, given.facts));
      defer(() => detach(source.bytes));
      await loadFontOf(given);
      const { job, reduced } = await withPixels(pdfJob(given), source);
      const layout = layoutOf(job);
      const logo = await logoOf(job, layout);
      defer(() => logo && closeLogo(logo));
      await this.#loadFonts(drawnLines(layout));
      const photo = await this.#photos.embed(job, source);
      const settings = this.#settings;
      const page = photoPage(settings, layout.canvas);
      const factor = page.picture.width / layout.canvas.width;
      const surface = this.#surface(page.paper, { x: page.picture.x, y: page.picture.y, factor });
      clipTo(surface, within(bleedBox(page.paper, settings), page.picture, factor));
      if (layout.backdrop === null) {
        const { x, y, width, height } = within(bledPicture(page, settings), page.picture, factor);
        surface.fillStyle = layout.background;
        surface.fillRect(x, y, width, height);
      }
      const means = {
        photo,
        logo: logo && { tile: logoTile(logo) },
        tint: tinted,
        drawn: pdfMatte(layout.canvas),
        reduced,
      } satisfies Omit<PaintMeans<PdfPicture>, "toCss">;
      paint<PdfPicture>(surface, layout, means, pdfFont);
      await this.#endPage(page.paper, surface);
    });
  }

  async #addToSheet(given: FrameJob): Promise<void> {
    await withCleanup(async (defer) => {
      const job = pdfJob(given);
      const source = await readSource(await readableFileOf(job.file, job.facts));
      defer(() => detach(source.bytes));
      const sheet = this.#openSheet();
      const lines = sheetLines(job, sheet.page);
      await this.#loadFonts(lines);
      const photo = await this.#photos.embed(job, source);
      const cell = sheet.page.cells[sheet.count];
      if (cell !== undefined) this.#paintCell(sheet.surface, { cell, photo, size: job.facts.size, lines });
      sheet.count += 1;
      if (sheet.count === sheet.page.cells.length) await this.#endSheet();
    });
  }

  #paintCell(surface: PdfSurface, { cell, photo, size, lines }: CellContent): void {
    const { x, y, width, height } = photoInCell(cell, size);
    surface.drawImage(photo, x, y, width, height);
    for (const [n, { text, font, colour }] of lines.entries()) {
      surface.font = pdfFont(font);
      surface.fillStyle = colour;
      const fitting = shorten(
        text,
        cell.photo.width,
        (part) => (this.#fonts.place(part, font)?.width ?? 0) * font.size,
      );
      surface.fillText(fitting, x, y + height + (cell.lines[n] ?? 0));
    }
  }

  #openSheet(): OpenSheet {
    if (this.#sheet !== null) return this.#sheet;
    const page = sheetPage(this.#settings);
    this.#sheet = { page, surface: this.#surface(page.paper, { x: 0, y: 0, factor: 1 }), count: 0 };
    return this.#sheet;
  }

  async #endSheet(): Promise<void> {
    const sheet = this.#sheet;
    this.#sheet = null;
    if (sheet !== null && sheet.count > 0) await this.#endPage(sheet.page.paper, sheet.surface);
  }

  async #loadFonts(texts: Parameters<PdfFonts["load"]>[0]): Promise<void> {
    await this.#fonts.load(texts).catch((cause: unknown) => {
      throw new PhotoError("font", "A font of the PDF could not be loaded", { cause });
    });
  }

  /** Opens a page for content whose origin is at a place on the paper. @param factor millimetres per unit */
  #surface(
    paper: Size,
    { x, y, factor }: { readonly x: number; readonly y: number; readonly factor: number },
  ): PdfSurface {
    const around = aroundPaper(this.#settings);
    const scale = factor * POINTS;
    const [left, top] = [(around + x) * POINTS, (paper.height + around - y) * POINTS];
    const base: Affine = [scale, 0, 0, -scale, left, top];
    const means: SurfaceMeans = { fonts: this.#fonts, images: this.#images, drawLine };
    return new PdfSurface(means, base);
  }

  async #endPage(paper: Size, surface: PdfSurface): Promise<void> {
    await this.#images.flush();
    const around = aroundPaper(this.#settings);
    const bleed = this.#settings.pdfBleed;
    const marks = cropMarksOf(paper, this.#settings).map(({ x, y, width, height }) =>
      decimals((around + x) * POINTS, (paper.height + around - y - height) * POINTS, width * POINTS, height * POINTS),
    );
    const content = surface.content + marks.map((mark) => `${mark} re f\n`).join("");
    const stream = await this.#file.addPacked("", letters(content));
    const media = boxOf({ width: paper.width + 2 * around, height: paper.height + 2 * around }, 0);
    const trim = boxOf(paper, around);
    const bled = boxOf({ width: paper.width + 2 * bleed, height: paper.height + 2 * bleed }, around - bleed);
    this.#pages.push(
      await this.#file.add(
        `<</Type/Page/Parent ${reference(this.#tree)}/MediaBox[${media}]/TrimBox[${trim}]/BleedBox[${bled}]` +
          `/Resources${surface.resources}/Contents ${reference(stream)}>>`,
      ),
    );
  }
}

interface OpenSheet {
  readonly page: SheetPage;
  readonly surface: PdfSurface;
  count: number;
}

interface CellContent {
  readonly cell: SheetCell;
  readonly photo: PhotoPicture;
  readonly size: Size;
  readonly lines: readonly SheetLine[];
}
