import { type Cbor, type CborMap, isList, isMap } from "../cbor/decode.ts";
import type { SuperBox } from "../jumbf/boxes.ts";
import type { CredentialAction } from "../types.ts";
import { kindOf } from "./assertions.ts";
import { asMap, cborContent } from "./manifest.ts";
import { moment, shownText } from "./texts.ts";

const ACTIONS = /^c2pa\.actions(?:\.v2)?$/;
const MAX_ACTIONS = 200;

/** Actions in C2PA 2.1 §18.15.4.7 and earlier, by their sentence. */
const NAMES: ReadonlyMap<string, CredentialAction> = new Map([
  ["c2pa.created", "created"],
  ["c2pa.opened", "opened"],
  ["c2pa.edited", "edited"],
  ["c2pa.edited.metadata", "edited"],
  ["c2pa.filtered", "edited"],
  ["c2pa.drawing", "edited"],
  ["c2pa.adjustedColor", "colour"],
  ["c2pa.color_adjustments", "colour"],
  ["c2pa.cropped", "cropped"],
  ["c2pa.resized", "resized"],
  ["c2pa.resized.proportional", "resized"],
  ["c2pa.placed", "placed"],
  ["c2pa.removed", "removed"],
  ["c2pa.orientation", "rotated"],
  ["c2pa.converted", "converted"],
  ["c2pa.transcoded", "converted"],
  ["c2pa.published", "published"],
  ["c2pa.redacted", "redacted"],
]);

/** Created pictures' origins, by their IPTC code's ending. */
const ORIGINS: readonly (readonly [RegExp, CredentialAction])[] = [
  [/\/(?:digitalCapture|computationalCapture)$/, "captured"],
  [/trainedAlgorithmic(?:Media|Data)$/i, "generated"],
];

/** Returns the steps in a claim's assertions, each kind once, and the earliest listed time. */
export function readActions(
  store: Uint8Array,
  assertions: readonly SuperBox[],
): { readonly actions: readonly CredentialAction[]; readonly at: string | null } {
  const all = assertions.filter((box) => ACTIONS.test(kindOf(box))).flatMap((box) => actionsIn(store, box));
  if (all.length > MAX_ACTIONS) throw new Error("Too many actions");
  const times = all.map((action) => moment(action.get("when")));
  return { actions: [...new Set(all.map(actionOf))], at: times.find((time) => time !== null) ?? null };
}

function actionsIn(store: Uint8Array, box: SuperBox): CborMap[] {
  const list = asMap(cborContent(store, box).value).get("actions");
  if (!isList(list)) throw new Error("Not a list of actions");
  return list.map((action) => asMap(action));
}

function actionOf(action: CborMap): CredentialAction {
  const name = action.get("action");
  const known = (typeof name === "string" ? NAMES.get(name) : undefined) ?? "other";
  const source = action.get("digitalSourceType");
  if (known !== "created" || typeof source !== "string") return known;
  return ORIGINS.find(([pattern]) => pattern.test(source))?.[1] ?? known;
}

/** Returns a claim's device or program. */
export function generatorOf(claim: CborMap): string | null {
  const info = claim.get("claim_generator_info");
  const first: Cbor = isList(info) ? info[0] : info;
  if (isMap(first)) {
    const [name, version] = [shownText(first.get("name")), shownText(first.get("version"))];
    if (name !== null) return version === null || name.includes(version) ? name : `${name} ${version}`;
  }
  return productOf(claim.get("claim_generator"));
}

/** User agent's name: `Camera_Maker_X/1.2 c2pa-rs/0.9` is `Camera Maker X 1.2`. */
function productOf(agent: Cbor): string | null {
  const text = shownText(agent);
  if (text === null) return null;
  const [, product = text, version] = /^(\S+?)\/(\S+)/.exec(text) ?? [];
  const name = product.replaceAll("_", " ");
  return version === undefined ? name : `${name} ${version}`;
}
