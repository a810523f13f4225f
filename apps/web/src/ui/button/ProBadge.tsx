import { ui } from "@matte/messages/ui";
import "./button.css";

export interface ProBadgeProps {
  /** The feature's name: `inner stroke`. */
  readonly of: string;
  readonly onClick: () => void;
}

/** A button marking a Pro feature and opening the upgrade dialog; never dimmed with the feature. */
export function ProBadge({ of, onClick }: ProBadgeProps) {
  return (
    <button className="pro-badge" type="button" aria-label={ui.proFeature(of)} onClick={onClick}>
      {ui.pro}
    </button>
  );
}
