import type { LabelStyle } from "@matte/engine";

/** Paths in a box, 48 by 32. */
interface Drawing {
  /** In the full ink. */
  readonly ink: string;
  readonly quiet?: string;
}

/** Each style's lines and rules, below the photo. */
const DRAWINGS: Readonly<Record<LabelStyle, Drawing>> = {
  plain: { ink: "M0 20h15v2.5h-15zM0 25h11v2.5h-11zM31 20h17v2.5h-17zM35 25h13v2.5h-13zM28 30h20v2h-20z" },
  gallery: { ink: "M0 21h17v3h-17z", quiet: "M0 27h12v1.5h-12zM38 21.7h10v1.5h-10zM26 27h22v1.5h-22z" },
  wall: {
    ink: "M0 18.5h12v2.6h-12zM.8 23h17l-.8 2.6h-17z",
    quiet: "M0 27.2h10v1.5h-10zM0 30.6h15v1.2h-15z",
  },
  data: {
    ink: "M0 20h13v3h-13zM24 24h5v3h-5zM31 24h5v3h-5zM38 24h4.5v3h-4.5zM44 24h4v3h-4z",
    quiet: "M0 26h10v1.5h-10zM20 19h1v11h-1zM24 20h4v1.2h-4zM31 20h4v1.2h-4zM38 20h4v1.2h-4zM44 20h4v1.2h-4z",
  },
  plate: { ink: "M14 18.5h20v.9h-20zM17 22h14v2.4h-14zM14 31h20v.9h-20z", quiet: "M12 26.6h24v1.3h-24z" },
  contact: { ink: "M0 18h48v9h-48zM3 21.8h11v1.6h-11zM19 20.8l2.6 1.8-2.6 1.8zM23 21.8h3v1.6h-3zM30 21.8h15v1.6h-15z" },
  poster: { ink: "M9 19h30v6.5h-30z", quiet: "M15 29h18v1.4h-18z" },
  press: { ink: "M0 19h13v2.4h-13z", quiet: "M15 19.4h31v1.5h-31zM0 23.6h48v1.5h-48zM0 27.6h27v1.5h-27z" },
};

export function LabelDrawing({ of: style }: { readonly of: LabelStyle }) {
  const { ink, quiet } = DRAWINGS[style];
  return (
    <svg viewBox="0 0 48 32" aria-hidden="true">
      <path opacity="0.16" d="M0 0h48v15h-48z" />
      <path fillRule="evenodd" d={ink} />
      {quiet !== undefined && <path opacity="0.6" d={quiet} />}
    </svg>
  );
}
