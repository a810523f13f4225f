/**
 * The components every screen is built from. They know no feature. The shell and the front page import the files themselves:
 * through this list they would load every component before they are asked for one. Menu and Sheet are not on it, because only
 * narrow windows have them, nor is DialogForm, which the editor has no need of.
 */
export { Wordmark } from "./brand/Wordmark.tsx";
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from "./button/Button.tsx";
export { IconButton, IconLink, type IconButtonProps, type IconLinkProps } from "./button/IconButton.tsx";
export { ProBadge, type ProBadgeProps } from "./button/ProBadge.tsx";
export type { ChangeDetail, OnChange } from "./change.ts";
export { ColourField, type ColourFieldProps, type Swatch } from "./colour/ColourField.tsx";
export { ErrorBox } from "./feedback/ErrorBox.tsx";
export { Spinner } from "./feedback/Spinner.tsx";
export { Select, type Choice, type SelectProps } from "./field/Select.tsx";
export { TextArea, type TextAreaProps } from "./field/TextArea.tsx";
export { TextField, type TextFieldProps } from "./field/TextField.tsx";
export { Icon } from "./Icon.tsx";
export { Dialog, DialogTitle, type DialogProps } from "./overlay/Dialog.tsx";
export { Note } from "./panel/Note.tsx";
export { Row, type RowProps } from "./panel/Row.tsx";
export { Section, type SectionProps } from "./panel/Section.tsx";
export { QuickSizes, type QuickSizesProps } from "./radio-group/QuickSizes.tsx";
export { RadioGroup, type RadioGroupProps, type RadioOption } from "./radio-group/RadioGroup.tsx";
export { Slider, type SliderProps } from "./slider/Slider.tsx";
export { Switch, type SwitchProps } from "./switch/Switch.tsx";
export { Toasts } from "./toast/Toasts.tsx";
export { toasts } from "./toast/toasts.ts";
