import "./brand.css";

/** A square mat with a heavier lower margin and the sold dot at its foot. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 20 20" aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d="M0 0h20v20H0zM3 3v9.5h14V3z" />
      <circle cx="14.7" cy="16.25" r="2" fill="var(--dot)" />
    </svg>
  );
}
