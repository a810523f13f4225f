import { ui } from "@matte/messages/ui";
import { Contrast } from "lucide-react";
import { IconButton } from "./IconButton.tsx";

interface DarkModeButtonProps {
  readonly dark: boolean;
  readonly setDark: (dark: boolean) => void;
}

/** Switches between the light and the dark theme. */
export function DarkModeButton({ dark, setDark }: DarkModeButtonProps) {
  return <IconButton icon={Contrast} label={ui.darkMode} pressed={dark} onClick={() => setDark(!dark)} />;
}
