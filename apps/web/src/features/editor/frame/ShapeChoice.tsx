import "./shape-choice.css";

export interface ChoiceOfShape<T extends string> {
  readonly value: T;
  readonly label: string;
  /** Short label below the drawing. */
  readonly mark: string;
  /** Width by height. */
  readonly ratio: number;
}

interface ShapeChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly ChoiceOfShape<T>[];
  readonly onChange: (value: T) => void;
}

/** A list of shapes for keyboard and screen reader, covered by drawings for the eye. */
export function ShapeChoice<T extends string>({ label, value, choices, onChange }: ShapeChoiceProps<T>) {
  const choose = (text: string): void => {
    const chosen = choices.find((choice) => choice.value === text);
    if (chosen !== undefined) onChange(chosen.value);
  };
  return (
    <div className="shapes-choice">
      <select aria-label={label} value={value} onChange={({ target }) => choose(target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <div className="glyphs" aria-hidden="true">
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            tabIndex={-1}
            data-chosen={choice.value === value}
            title={choice.label}
            onClick={() => onChange(choice.value)}
          >
            <ShapeGlyph ratio={choice.ratio} />
            {choice.mark}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Side length of the drawing's box, and of the largest shape in it. */
const BOX = 20;
const LARGEST = 17;

function ShapeGlyph({ ratio }: { readonly ratio: number }) {
  const width = LARGEST * Math.min(1, ratio);
  const height = LARGEST * Math.min(1, 1 / ratio);
  return (
    <svg viewBox={`0 0 ${BOX} ${BOX}`}>
      <rect x={(BOX - width) / 2} y={(BOX - height) / 2} width={width} height={height} />
    </svg>
  );
}
