import "./button.css";

export interface ProBadgeProps {
  /** What the badge stands beside, in the reader's words: `inner stroke`. */
  readonly of: string;
  /** Opens the upsell. */
  readonly onClick: () => void;
}

/** Marks what Pro adds, and is the way there; never dimmed with what it locks. */
export function ProBadge({ of, onClick }: ProBadgeProps) {
  return (
    <button className="pro-badge" type="button" aria-label={`PRO: ${of}. See what Pro adds`} onClick={onClick}>
      PRO
    </button>
  );
}
