/** A text field below its label, as wide as the panel. Its tools are loaded after the page is shown. */
import { type CaptionField, TEXT_LIMIT } from "@matte/engine";
import { type ReactNode, useId } from "react";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { ControlIdProvider } from "#ui/panel/control-id.ts";
import { TextArea, TextField, type TextFieldProps } from "#ui/index.ts";
import { usePhotoCount } from "../state/context.ts";
import { useFieldText } from "./use-field.ts";
import { type FieldFocus, useFieldFocus } from "./use-field-focus.ts";
import "./fields.css";

const FieldScope = lazyPart(async () => (await import("./FieldScope.tsx")).FieldScope);
const FieldTools = lazyPart(async () => (await import("./FieldTools.tsx")).FieldTools);
const FieldProblems = lazyPart(async () => (await import("./FieldProblems.tsx")).FieldProblems);
const PhotoKeys = lazyPart(async () => (await import("./PhotoKeys.tsx")).PhotoKeys);

/** Forms offered by the list: for captions, or for file names; null for plain text without fields. */
export type TemplateKind = "caption" | "export" | null;

interface TemplateFieldProps extends Pick<TextFieldProps, "value" | "onChange" | "placeholder"> {
  readonly label: string;
  readonly template?: TemplateKind;
  /** True for several lines. */
  readonly tall?: boolean | undefined;
  readonly maxLength?: number;
  /** Shown next to the label. */
  readonly head?: ReactNode;
  /** True if Alt and an arrow key go to the same field for the next or previous photo. */
  readonly perPhoto?: boolean;
  readonly focus?: FieldFocus;
  /** Notes below the field. */
  readonly children?: ReactNode;
}

export function TemplateField(props: TemplateFieldProps) {
  const {
    label,
    template = "caption",
    tall = false,
    head,
    perPhoto = false,
    focus,
    children,
    maxLength = TEXT_LIMIT,
    ...text
  } = props;
  const id = useId();
  const Field = tall ? TextArea : TextField;
  return (
    <div className="words">
      <div className="words-head">
        <label htmlFor={id}>{label}</label>
        {head}
      </div>
      <div className={template === null ? "words-box" : "words-box words-template"} {...focus}>
        <ControlIdProvider value={id}>
          <Field {...text} dir="auto" maxLength={maxLength} />
        </ControlIdProvider>
        {template !== null && <FieldTools id={id} label={label} text={text.value} template={template} />}
        {perPhoto && <PhotoKeys id={id} />}
      </div>
      {template !== null && text.value.includes("{") && <FieldProblems text={text.value} />}
      {children}
    </div>
  );
}

interface CaptionTextFieldProps extends Pick<TemplateFieldProps, "label" | "template" | "tall" | "head" | "children"> {
  readonly field: CaptionField;
  readonly placeholder?: string | undefined;
  readonly maxLength?: number;
}

/** A caption field, for the selected photo or for all. */
export function CaptionTextField({ field, head, placeholder, ...props }: CaptionTextFieldProps) {
  const several = usePhotoCount() > 1;
  const hint = placeholder === undefined ? {} : { placeholder };
  return (
    <TemplateField
      {...props}
      {...hint}
      {...useFieldText(field)}
      head={
        several && (
          <>
            {head}
            <FieldScope field={field} label={props.label} />
          </>
        )
      }
      perPhoto={several}
      focus={useFieldFocus(field)}
    />
  );
}
