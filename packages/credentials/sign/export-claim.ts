import "../reflect.ts";
import {
  ActionType,
  DigitalSourceType,
  IngredientAssertion,
  type Manifest,
  RelationshipType,
} from "@trustnxt/c2pa-ts/manifest";
import { TimedActions } from "./actions.ts";
import type { ExportClaim, ExportStep, Ingredient, IngredientManifest } from "./types.ts";

const GENERATOR = "Matte";

const ACTIONS: Readonly<Record<ExportStep, ActionType>> = {
  edited: ActionType.C2paEdited,
  cropped: ActionType.C2paCropped,
  resized: ActionType.C2paResized,
  placed: ActionType.C2paPlaced,
};

/** Describes an export: a photo was opened and edited; those of a sheet were placed in what was created. */
export function describeExport(manifest: Manifest, { ingredients, steps }: ExportClaim, at: Date): void {
  if (manifest.claim === undefined) throw new Error("A manifest has no claim");
  manifest.claim.claimGeneratorName = GENERATOR;
  delete manifest.claim.claimGeneratorVersion;
  const isSheet = ingredients.length > 1;
  const relationship = isSheet ? RelationshipType.ComponentOf : RelationshipType.ParentOf;
  const assertions = ingredients.map((ingredient, index) => ingredientOf(ingredient, relationship, index));
  for (const assertion of assertions) manifest.addAssertion(assertion);
  const parameters = { ingredients: assertions.map((assertion) => manifest.createAssertionReference(assertion)) };
  const first = isSheet
    ? { action: ActionType.C2paCreated, digitalSourceType: DigitalSourceType.CompositeCapture }
    : { action: ActionType.C2paOpened, parameters };
  const others = steps.map((step) => ({ action: ACTIONS[step], ...(step === "placed" && { parameters }) }));
  manifest.addAssertion(new TimedActions([first, ...others], at));
}

function ingredientOf(
  { mediaType, manifest }: Ingredient,
  relationship: RelationshipType,
  index: number,
): IngredientAssertion {
  const assertion = IngredientAssertion.createV3(relationship);
  assertion.format = mediaType;
  if (index > 0) assertion.labelSuffix = index;
  return manifest === null ? assertion : Object.assign(assertion, references(manifest));
}

/** An ingredient's statements about its manifest. */
function references({ label, hash, signatureHash, success, failure }: IngredientManifest) {
  const url = `self#jumbf=/c2pa/${label}`;
  const signatureUrl = `${url}/c2pa.signature`;
  const statuses = (codes: readonly string[]) => codes.map((code) => ({ code, url: signatureUrl }));
  return {
    activeManifest: { uri: url, hash, algorithm: "SHA-256" as const },
    claimSignature: { uri: signatureUrl, hash: signatureHash, algorithm: "SHA-256" as const },
    validationResults: {
      activeManifest: { success: statuses(success), informational: [], failure: statuses(failure) },
    },
  };
}
