import "../reflect.ts";
import { type IBox, CBORBox } from "@trustnxt/c2pa-ts/jumbf";
import { ActionAssertion, AssertionLabels, type Action, type Claim } from "@trustnxt/c2pa-ts/manifest";
import { Tag } from "cbor-x";

/** CBOR's tag for date texts (RFC 8949 §3.4.1). */
const DATE = 0;

/** Steps with their time; the library leaves it out. */
export class TimedActions extends ActionAssertion {
  readonly #at: string;

  constructor(actions: readonly Action[], at: Date) {
    super();
    this.label = AssertionLabels.actionsV2;
    this.actions = [...actions];
    // Whole seconds, as other programs write RFC 3339.
    this.#at = `${at.toISOString().slice(0, 19)}Z`;
  }

  override generateJUMBFBoxForContent(claim: Claim): IBox {
    const box = super.generateJUMBFBoxForContent(claim);
    if (box instanceof CBORBox) {
      const content = box.content as { readonly actions: readonly object[] };
      box.content = {
        ...content,
        actions: content.actions.map((action) => ({ ...action, when: new Tag(this.#at, DATE) })),
      };
    }
    return box;
  }
}
