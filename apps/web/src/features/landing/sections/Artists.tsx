import { Chapter } from "../parts/Chapter.tsx";

/** Artists whose work is out of copyright. */
const ARTISTS = [
  ["Julia Margaret Cameron", "1815–1879"],
  ["Gustave Le Gray", "1820–1884"],
  ["Anna Atkins", "1799–1871"],
  ["James McNeill Whistler", "1834–1903"],
  ["Frederick H. Evans", "1853–1943"],
  ["Edgar Degas", "1834–1917"],
  ["Eugène Atget", "1857–1927"],
  ["Vilhelm Hammershøi", "1864–1916"],
] as const;

export function Artists() {
  return (
    <Chapter
      name="We learned margins from"
      note="Artists who cared about the edge of a picture. None of them has heard of us."
    >
      <ul className="chapter-body artists">
        {ARTISTS.map(([name, years]) => (
          <li key={name}>
            {name}
            <span>{years}</span>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
