export { UpgradeProvider } from "./UpgradeProvider.tsx";
