import { editorFields } from "@matte/messages/editor-fields";
import { useId } from "react";
import { type CaptionField, type Scope, SCOPES, shareOwnText } from "../model/caption-fields.ts";
import { useSession } from "../state/context.ts";
import { useFieldScope } from "./use-field.ts";

interface FieldScopeProps {
  readonly field: CaptionField;
  /** The field's label. */
  readonly label: string;
}

/** Choice of the photos that typing applies to. Both choices keep their place while hidden, so that nothing moves under the pointer. */
export function FieldScope({ field, label }: FieldScopeProps) {
  const session = useSession();
  const name = useId();
  const scope = useFieldScope(field);
  const choose = (chosen: Scope): void => {
    session.set({ scopes: { ...session.store.getState().scopes, [field]: chosen } });
    if (chosen === "all") session.change(shareOwnText(field));
  };
  return (
    <div className="scope" role="radiogroup" aria-label={editorFields.appliesTo} aria-describedby={`${name}-field`}>
      <span aria-hidden="true">{editorFields.appliesTo}</span>
      <span hidden id={`${name}-field`}>
        {label}
      </span>
      {SCOPES.map((one) => (
        <label key={one} data-label={editorFields.scopes[one]}>
          <input type="radio" name={name} checked={one === scope} onChange={() => choose(one)} />
          {editorFields.scopes[one]}
        </label>
      ))}
    </div>
  );
}
