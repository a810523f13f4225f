import { Chapter } from "../parts/Chapter.tsx";
import { Picture } from "../parts/Picture.tsx";

const WALL = [
  ["wall-framing", "A terracotta wall with an arch and a stair, in a wide white matte"],
  ["wall-provenance", "Posts in a still sea, in a black matte with title, place, credit and camera below"],
  ["wall-identity", "A stairwell seen from above, with a maker’s mark centred in its matte"],
] as const;

const BLURBS = [
  [
    "The Art of Framing",
    "A border from nothing to thirty percent, in any colour, with a fine stroke at the picture’s edge.",
  ],
  [
    "Verified Provenance",
    "Credit, place and camera data under the picture, and written into the file where editors and agencies look for them.",
  ],
  ["Smart Brand Identity", "Your mark, at your size, in the same place on every picture. Set it once."],
] as const;

export function Features() {
  return (
    <Chapter id="features" name="Features" below={<WallAndBlurbs />}>
      <p className="chapter-body statement">Three things a gallery does for a print, done to a file.</p>
    </Chapter>
  );
}

function WallAndBlurbs() {
  return (
    <>
      <div className="wall" role="region" aria-label="Three framed pictures" tabIndex={0}>
        <div className="wrap thirds">
          {WALL.map(([name, alt]) => (
            <Picture key={name} of={name} alt={alt} sizes="(min-width: 861px) 27vw, 270px" className={`hung ${name}`} />
          ))}
        </div>
      </div>
      <div className="wrap thirds blurbs">
        {BLURBS.map(([title, text]) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </>
  );
}
