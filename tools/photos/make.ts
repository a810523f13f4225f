import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { CONVERTED, DAMAGED, PHOTOS } from "./catalogue/index.ts";
import { type LargePhotoOptions, largePhotoRecipe } from "./catalogue/large-photo.ts";
import type { DamagedRecipe, PhotoRecipe } from "./catalogue/recipe.ts";
import { SAMPLINGS } from "./jpeg-writer/index.ts";
import { SCENE_NAMES } from "./scenes/index.ts";

const USAGE = `npx tsx tools/photos/make.ts list
npx tsx tools/photos/make.ts all FOLDER
npx tsx tools/photos/make.ts photo NAME FOLDER
npx tsx tools/photos/make.ts large MEGAPIXELS FOLDER [--scene ${SCENE_NAMES.join("|")}]
    [--sampling ${SAMPLINGS.join("|")}] [--quality 1-100] [--progressive]`;

type Recipe = PhotoRecipe | DamagedRecipe;
const RECIPES = new Map<string, Recipe>(
  [PHOTOS, CONVERTED, DAMAGED].flatMap((recipes): [string, Recipe][] => Object.entries(recipes)),
);

class UsageError extends Error {}

const OPTIONS = {
  scene: { type: "string" },
  sampling: { type: "string" },
  quality: { type: "string" },
  progressive: { type: "boolean" },
} as const;

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: OPTIONS });
  const [command, ...rest] = positionals;
  switch (command) {
    case "list":
      return list();
    case "all":
      return all(needed(rest[0], "FOLDER"));
    case "photo":
      return save(named(needed(rest[0], "NAME")), needed(rest[1], "FOLDER"));
    case "large":
      return save(largePhotoRecipe(megapixels(rest[0]), largeOptions(values)), needed(rest[1], "FOLDER"));
    default:
      throw new UsageError("Name a command.");
  }
}

function list(): void {
  for (const [name, recipe] of RECIPES) console.log(`${name.padEnd(26)} ${describe(recipe)}`);
}

function describe(recipe: Recipe): string {
  if (recipe.kind === "damaged") return recipe.damage;
  const { kind, size, orientation, jpeg } = recipe;
  const coding = jpeg === undefined ? kind : `jpeg ${jpeg.sampling}${jpeg.progressive ? " progressive" : ""}`;
  return `${coding}, ${size.width} x ${size.height} px, orientation ${orientation}`;
}

async function all(folder: string): Promise<void> {
  for (const recipe of RECIPES.values()) await save(recipe, folder);
}

async function save(recipe: Recipe, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, recipe.fileName);
  const bytes = await recipe.make();
  await writeFile(path, bytes);
  console.log(`${path}  ${bytes.length.toLocaleString("en-GB")} bytes`);
}

function needed(value: string | undefined, what: string): string {
  if (value === undefined) throw new UsageError(`${what} is missing.`);
  return value;
}

function named(name: string): Recipe {
  const recipe = RECIPES.get(name);
  if (recipe === undefined) throw new UsageError(`There is no photo ${name}. Run list to see all names.`);
  return recipe;
}

function numberWithin(text: string, least: number, most: number, what: string): number {
  const value = Number(text);
  if (!(value >= least && value <= most)) throw new UsageError(`${what} must be a number from ${least} to ${most}.`);
  return value;
}

function megapixels(text: string | undefined): number {
  return numberWithin(needed(text, "MEGAPIXELS"), 0.000_001, 1000, "MEGAPIXELS");
}

function largeOptions(values: {
  readonly scene?: string | undefined;
  readonly sampling?: string | undefined;
  readonly quality?: string | undefined;
  readonly progressive?: boolean | undefined;
}): LargePhotoOptions {
  return {
    scene: oneOf(SCENE_NAMES, values.scene ?? "ridges", "scene"),
    sampling: oneOf(SAMPLINGS, values.sampling ?? "4:2:2", "sampling"),
    quality: numberWithin(values.quality ?? "92", 1, 100, "--quality"),
    progressive: values.progressive ?? false,
  };
}

function oneOf<T extends string>(choices: readonly T[], value: string, what: string): T {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new UsageError(`--${what} must be one of ${choices.join(", ")}.`);
  return found;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
