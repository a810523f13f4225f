/** Groups of similar colours by k-means. The start is fixed, so the same pixels give the same groups. */
import type { OkLab } from "./oklab.ts";

const ROUNDS = 12;

/** Returns the mean colour of each of `count` groups; fewer if there are fewer different colours. */
export function clusters(colours: readonly OkLab[], count: number): readonly OkLab[] {
  let means = farthestColours(colours, count);
  for (let round = 0; round < ROUNDS; round += 1) means = regroup(colours, means);
  return means;
}

/** Colours far from each other: the first is the farthest from the mean, each next one the farthest from those before it. */
function farthestColours(colours: readonly OkLab[], count: number): readonly OkLab[] {
  const found: OkLab[] = [];
  const centre = meanOf(colours);
  let distances = colours.map((colour) => distance(colour, centre));
  while (found.length < count) {
    const farthest = distances.indexOf(Math.max(...distances));
    const next = colours[farthest];
    if (next === undefined || (found.length > 0 && distances[farthest] === 0)) break;
    found.push(next);
    const reach = found.length === 1 ? colours.map(() => Number.POSITIVE_INFINITY) : distances;
    distances = colours.map((colour, index) => Math.min(reach[index] ?? 0, distance(colour, next)));
  }
  return found;
}

function regroup(colours: readonly OkLab[], means: readonly OkLab[]): readonly OkLab[] {
  const groups = means.map((): OkLab[] => []);
  for (const colour of colours) groups[nearest(colour, means)]?.push(colour);
  return groups.map((group, index) => (group.length === 0 ? (means[index] ?? [0, 0, 0]) : meanOf(group)));
}

function nearest(colour: OkLab, means: readonly OkLab[]): number {
  const distances = means.map((mean) => distance(colour, mean));
  return distances.indexOf(Math.min(...distances));
}

function meanOf(colours: readonly OkLab[]): OkLab {
  const sum = colours.reduce(([l, a, b], colour) => [l + colour[0], a + colour[1], b + colour[2]] as const, [0, 0, 0]);
  return [sum[0] / colours.length, sum[1] / colours.length, sum[2] / colours.length];
}

function distance(one: OkLab, other: OkLab): number {
  return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;
}
