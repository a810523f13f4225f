import type { Statistics } from "@matte/contracts";
import type { Pages } from "../use-pages.ts";
import { countOf, shareOf } from "../words.ts";
import { Bars } from "./Bars.tsx";
import "./stats.css";

/** Four totals, and how often each answer was given. */
export function StatsTab({ pages: [stats] = [] }: Pick<Pages<Statistics>, "pages">) {
  if (stats === undefined) return null;
  const { users, proUsers, onboarded, images } = stats;
  return (
    <>
      <div className="admin-figures">
        <Figure name="Total Users" amount={users} />
        <Figure name="Pro Users" amount={proUsers} words={`${shareOf(proUsers, users)} conversion`} />
        <Figure name="Onboarding Completed" amount={onboarded} words={`${shareOf(onboarded, users)} completion`} />
        <Figure name="Total Images" amount={images} words="exported" />
      </div>
      <div className="admin-breakdowns">
        <Bars title="Crafts" breakdown={stats.crafts} />
        <Bars title="Primary use cases" breakdown={stats.primaryUseCases} />
        <Bars title="Image volume" breakdown={stats.imageVolumes} />
        <Bars title="Preferred platforms" breakdown={stats.preferredPlatforms} />
        <Bars title="Geographic distribution" breakdown={stats.places} />
      </div>
    </>
  );
}

function Figure({
  name,
  amount,
  words = "",
}: {
  readonly name: string;
  readonly amount: number;
  readonly words?: string;
}) {
  return (
    <section>
      <h2>{name}</h2>
      <b>{countOf(amount)}</b>
      <p>{words}</p>
    </section>
  );
}
