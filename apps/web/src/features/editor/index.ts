export { EditorScreen } from "./screen/EditorScreen.tsx";
