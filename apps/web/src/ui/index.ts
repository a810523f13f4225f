/**
 * Components used by every screen. The shell and the landing page import single files, since this list would load all components
 * with the first. Dialog, Menu and Sheet are missing because no first screen needs them, and DialogForm because the editor does
 * not.
 */
export { Wordmark } from "./brand/Wordmark.tsx";
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from "./button/Button.tsx";
export { DarkModeButton } from "./button/DarkModeButton.tsx";
export { IconButton, IconLink, type IconButtonProps, type IconLinkProps } from "./button/IconButton.tsx";
export { ProBadge, type ProBadgeProps } from "./button/ProBadge.tsx";
export type { ChangeDetail, OnChange } from "./change.ts";
export { ColourField, Swatches, type ColourFieldProps, type Swatch } from "./colour/ColourField.tsx";
export { ErrorBox } from "./feedback/ErrorBox.tsx";
export { Spinner } from "./feedback/Spinner.tsx";
export { NumberField, type NumberFieldProps } from "./field/NumberField.tsx";
export { Select, type Choice, type SelectProps } from "./field/Select.tsx";
export { TextArea, type TextAreaProps } from "./field/TextField.tsx";
export { TextField, type TextFieldProps } from "./field/TextField.tsx";
export { Icon } from "./Icon.tsx";
export { MoreRows, type Fold } from "./panel/Fold.tsx";
export { Note } from "./panel/Section.tsx";
export { Row, type RowProps } from "./panel/Section.tsx";
export { Section, type SectionProps } from "./panel/Section.tsx";
export { QuickSizes, type QuickSizesProps } from "./radio-group/RadioGroup.tsx";
export { RadioButtons, RadioGroup, type RadioGroupProps, type RadioOption } from "./radio-group/RadioGroup.tsx";
export { Slider, type SliderProps } from "./slider/Slider.tsx";
export { Switch, type SwitchProps } from "./switch/Switch.tsx";
export { Toasts } from "./toast/Toasts.tsx";
export { toasts } from "./toast/toasts.ts";
