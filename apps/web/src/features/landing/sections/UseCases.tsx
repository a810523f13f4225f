import { Chapter } from "../parts/Chapter.tsx";
import { Disclosure } from "../parts/Disclosure.tsx";
import { Picture, usePicture } from "../parts/Picture.tsx";
import { isTall, USE_CASE_SPACE } from "../pictures/space.ts";

interface UseCase {
  readonly profession: string;
  readonly text: string;
  readonly picture: string;
  readonly alt: string;
  readonly label: string;
}

const USE_CASES: readonly UseCase[] = [
  {
    profession: "Photography Teacher",
    text: "Hand back a class’s work with every exposure printed under it: focal length, aperture, time, sensitivity. Thirty pictures in, one ZIP out, each with its own data.",
    picture: "use-teacher",
    alt: "Misty ridges in a white matte; below it Exercise 4 and an exposure",
    label: "An export. The exposure is an example.",
  },
  {
    profession: "Photographer",
    text: "Deliver previews that carry your name, also where nobody reads captions. A JPEG keeps its own data bit for bit; only the border is new.",
    picture: "use-photographer",
    alt: "A dune in a white matte; below it the title and a copyright line",
    label: "An export, as JPEG.",
  },
  {
    profession: "Painter",
    text: "Hang the photographed painting the way it will hang: a wide mat, its title, the year. The same margin for every work makes a series of them.",
    picture: "use-painter",
    alt: "Stoneware vessels in a wide linen matte with a caption in serif",
    label: "An export. Linen, 16 percent.",
  },
  {
    profession: "Producer",
    text: "Name everybody under the picture: photographer, designer, gaffer, a line for each. The same names are written into the file, so that they travel with it.",
    picture: "use-producer",
    alt: "A courtyard in a black matte; below it three lines of credits",
    label: "An export with additional credits.",
  },
  {
    profession: "Influencer",
    text: "Cut one picture to a post, a story and a square without losing a corner of it. The matte fills what the format asks for.",
    picture: "use-influencer",
    alt: "A stairwell in a walnut matte, in the tall format of a story",
    label: "An export, 1080 × 1920 px.",
  },
];

export function UseCases() {
  return (
    <Chapter name="Use cases">
      <div className="chapter-body disclosures">
        {USE_CASES.map((use, index) => (
          <Disclosure key={use.profession} title={use.profession} name="use-cases" open={index === 0}>
            <div className="disclosed use-case">
              <p>{use.text}</p>
              <LabelledPicture use={use} />
            </div>
          </Disclosure>
        ))}
      </div>
    </Chapter>
  );
}

function LabelledPicture({ use }: { readonly use: UseCase }) {
  const tall = isTall(usePicture(use.picture), USE_CASE_SPACE);
  return (
    <figure className={tall ? "tall" : undefined}>
      <Picture
        of={use.picture}
        alt={use.alt}
        sizes="(min-width: 861px) 300px, min(90vw, 380px)"
        className="hung small"
      />
      <figcaption>{use.label}</figcaption>
    </figure>
  );
}
