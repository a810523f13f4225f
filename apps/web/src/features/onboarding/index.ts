export { AnswersForm } from "./AnswersForm.tsx";
export { Wizard } from "./Wizard.tsx";
