import { landing } from "@matte/messages/landing";
import { Chapter, Disclosure } from "../parts/Chapter.tsx";
import { Picture, usePicture } from "../parts/Picture.tsx";
import { FEATURE_PICTURES, USE_CASE_PICTURES, type UseCasePicture } from "../pictures/catalogue.ts";
import { isTall, USE_CASE_SPACE } from "../pictures/space.ts";
import { Proofs } from "./Proofs.tsx";

const { features, scenarios } = landing;

export function Features() {
  return (
    <Chapter id="features" name={features.title} below={<WallAndBlurbs />}>
      <p className="chapter-body statement">{features.statement}</p>
    </Chapter>
  );
}

function WallAndBlurbs() {
  return (
    <>
      <div className="wall" role="region" aria-label={features.pictures} tabIndex={0}>
        <div className="wrap thirds">
          {FEATURE_PICTURES.map((name) => (
            <Picture key={name} of={name} sizes="(min-width: 861px) 27vw, 270px" className={`hung ${name}`} />
          ))}
        </div>
      </div>
      <div className="wrap thirds blurbs">
        {features.list.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <Proofs />
    </>
  );
}

export function UseCases() {
  return (
    <Chapter name={scenarios.title}>
      <div className="chapter-body disclosures">
        {USE_CASE_PICTURES.map((picture, index) => (
          <UseCase key={picture} picture={picture} open={index === 0} />
        ))}
      </div>
    </Chapter>
  );
}

function UseCase({ picture, open }: { readonly picture: UseCasePicture; readonly open: boolean }) {
  const { title, text, label } = scenarios.list[picture];
  const tall = isTall(usePicture(picture), USE_CASE_SPACE);
  return (
    <Disclosure title={title} name="use-cases" open={open}>
      <div className="disclosed use-case">
        <p>{text}</p>
        <figure className={tall ? "tall" : undefined}>
          <Picture of={picture} sizes="(min-width: 861px) 300px, min(90vw, 380px)" className="hung small" />
          <figcaption>{label}</figcaption>
        </figure>
      </div>
    </Disclosure>
  );
}
