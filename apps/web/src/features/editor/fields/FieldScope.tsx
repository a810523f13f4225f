import type { CaptionField } from "@matte/engine";
import { editorFields } from "@matte/messages/editor-fields";
import { useId } from "react";
import { type Scope, SCOPES, shareOwnText } from "../model/caption-fields.ts";
import { useEditor, useSession } from "../state/context.ts";
import { countSelected } from "../state/selection.ts";
import { useFieldScope } from "./use-field.ts";
import "./scope.css";

interface FieldScopeProps {
  readonly field: CaptionField;
  readonly label: string;
}

/** Chooses the photos that typing applies to. The chosen one keeps its place while the others are hidden. */
export function FieldScope({ field, label }: FieldScopeProps) {
  const session = useSession();
  const name = useId();
  const scope = useFieldScope(field);
  const count = useEditor(countSelected);
  const several = count > 1;
  const choose = (chosen: Scope): void => {
    const { scopes, selectionScopes } = session.store.getState();
    if (several) session.set({ selectionScopes: { ...selectionScopes, [field]: chosen } });
    else session.set({ scopes: { ...scopes, [field]: chosen } });
    if (chosen === "all") session.change(shareOwnText(field));
  };
  return (
    <div className="scope" role="radiogroup" aria-label={editorFields.appliesTo} aria-describedby={`${name}-field`}>
      <span aria-hidden="true">{editorFields.appliesTo}</span>
      <span hidden id={`${name}-field`}>
        {label}
      </span>
      {SCOPES.filter((one) => several || one !== "selected").map((one) => (
        <label key={one} data-label={editorFields.scopes[one](count)}>
          <input type="radio" name={name} checked={one === scope} onChange={() => choose(one)} />
          {editorFields.scopes[one](count)}
        </label>
      ))}
    </div>
  );
}
