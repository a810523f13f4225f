/** The matte's bevelled edge: four flats with mitred corners, and thin shadows along them. The light comes from above left. */
import { channels, colourOfChannels, type HexColour } from "../colour.ts";
import { type Box, evenInsets, outset, type Side } from "./geometry.ts";
import type { Band, Bevel, EdgeShadow, FlatArea } from "./parts.ts";

type Colours = Bevel["colours"];

/** The board's core is near white, whatever its face. */
const CORE: Colours = { top: "#E4E3DF", left: "#F1F0EC", right: "#FFFFFD", bottom: "#FFFFFF" };
/** The same for photos without colours, whose files can only hold greys. */
const GREY_CORE: Colours = { top: "#E3E3E3", left: "#F0F0F0", right: "#FEFEFE", bottom: "#FFFFFF" };

interface Shadow {
  /** Thousandths of the base length. */
  readonly width: number;
  readonly opacity: number;
}
/** Around the bevel, and on its flats at the ends facing away from the light. */
const OUTSIDE: Shadow = { width: 0.35, opacity: 0.1 };
const ABOVE: Shadow = { width: 0.5, opacity: 0.2 };
const BEFORE: Shadow = { width: 0.4, opacity: 0.12 };

interface BevelPlace {
  /** Inner edge: that of photo and stroke. */
  readonly inside: Box;
  readonly width: number;
  /** Matte that the bevel leaves free on its narrowest side. */
  readonly free: number;
  readonly base: number;
  /** Null for a matte of several colours, on which no shadow is drawn around the bevel. */
  readonly matte: HexColour | null;
  /** True for a photo without colours. */
  readonly grey: boolean;
}

/** The bevel around a box. Shadows thinner than half a pixel are left out. */
export function placeBevel({ inside, width, free, base, matte, grey }: BevelPlace): Bevel {
  const colours = grey ? GREY_CORE : CORE;
  const pixels = (shadow: Shadow, most: number): number => shadowWidth(shadow, base, most);
  const within = Math.floor(width / 3);
  return {
    box: outset(inside, evenInsets(width)),
    width,
    colours,
    edge:
      matte === null
        ? { width: 0, colour: colours.top }
        : { width: pixels(OUTSIDE, free), colour: darken(matte, OUTSIDE.opacity) },
    above: { width: pixels(ABOVE, within), colour: darken(colours.top, ABOVE.opacity) },
    before: { width: pixels(BEFORE, within), colour: darken(colours.left, BEFORE.opacity) },
  };
}

/** A bevel whose shadows are scaled, as its box already is. */
export function scaleBevel(bevel: Bevel, factor: number): Bevel {
  const scaled = ({ width, colour }: EdgeShadow): EdgeShadow => ({ width: width * factor, colour });
  return { ...bevel, edge: scaled(bevel.edge), above: scaled(bevel.above), before: scaled(bevel.before) };
}

/** Puts translucent black over a colour. */
function darken(colour: HexColour, opacity: number): HexColour {
  return colourOfChannels(channels(colour).map((channel) => channel * (1 - opacity)));
}

function shadowWidth({ width }: Shadow, base: number, most: number): number {
  return Math.min(Math.round((width / 1000) * base), most);
}

/** Returns the distance from the bevel's inner edge to the end of its outer shadow. */
export function bevelReach({ width, free, base }: Pick<BevelPlace, "width" | "free" | "base">): number {
  return width + shadowWidth(OUTSIDE, base, free);
}

/** A bevel's inner edge. */
function insideBevel({ box, width }: Bevel): Box {
  return outset(box, evenInsets(-width));
}

/**
 * Lists the bevel's boxes, each over those before it: the sides include the corners, which {@link mitres} complete.
 * @param inside box to which the flats reach
 */
export function bevelAreas(bevel: Bevel, inside: Box = insideBevel(bevel)): readonly FlatArea[] {
  const { box, colours, edge } = bevel;
  const { left, right, top, bottom } = sidesOf(inside);
  const across = { x: left, width: right - left };
  return [
    ...(edge.width === 0 ? [] : [{ box: outset(box, evenInsets(edge.width)), colour: edge.colour }]),
    { box: { ...box, width: left - box.x }, colour: colours.left },
    { box: { ...box, x: right, width: box.x + box.width - right }, colour: colours.right },
    { box: { ...across, y: box.y, height: top - box.y }, colour: colours.top },
    { box: { ...across, y: bottom, height: box.y + box.height - bottom }, colour: colours.bottom },
    ...shadowsWithin(bevel),
  ].filter((area) => area.box.width > 0 && area.box.height > 0);
}

/** The bevel and its shadows from the outside in. */
export function bevelBands(bevel: Bevel): readonly Band[] {
  const { box, colours, edge, above, before } = bevel;
  const inside = insideBevel(bevel);
  const shadow = { top: edge.colour, right: edge.colour, bottom: edge.colour, left: edge.colour };
  return [
    { box: outset(box, evenInsets(edge.width)), colours: shadow },
    { box, colours },
    { box: outset(inside, evenInsets(above.width)), colours: { top: above.colour } },
    { box: outset(inside, evenInsets(before.width)), colours: { left: before.colour } },
  ].filter((band) => band.box.width > inside.width && (edge.width > 0 || band.colours !== shadow));
}

/** Along the inner edges of the upper and the left flat. */
function shadowsWithin(bevel: Bevel): readonly FlatArea[] {
  const { above, before } = bevel;
  const { left, right, top, bottom } = sidesOf(insideBevel(bevel));
  return [
    { box: { x: left - before.width, y: top, width: before.width, height: bottom - top }, colour: before.colour },
    { box: { x: left, y: top - above.width, width: right - left, height: above.width }, colour: above.colour },
  ];
}

type Point = readonly [x: number, y: number];

/** Triangle in a corner of the bevel. */
interface Mitre {
  /** The whole corner. */
  readonly box: Box;
  readonly colour: HexColour;
  readonly points: readonly [Point, Point, Point];
}

/** Lists the halves of the four corners that belong to the flats above and below. */
export function mitres(bevel: Bevel, inside: Box = insideBevel(bevel)): readonly Mitre[] {
  const { box, colours } = bevel;
  const outer = sidesOf(box);
  const inner = sidesOf(inside);
  const corner = (side: Extract<Side, "top" | "bottom">, end: "left" | "right"): Mitre => {
    const [x, y] = [outer[end], outer[side]];
    const [toX, toY] = [inner[end], inner[side]];
    return {
      box: { x: Math.min(x, toX), y: Math.min(y, toY), width: Math.abs(toX - x), height: Math.abs(toY - y) },
      colour: colours[side],
      points: [
        [x, y],
        [toX, y],
        [toX, toY],
      ],
    };
  };
  return [corner("top", "left"), corner("top", "right"), corner("bottom", "left"), corner("bottom", "right")];
}

function sidesOf({ x, y, width, height }: Box): Readonly<Record<Side, number>> {
  return { left: x, top: y, right: x + width, bottom: y + height };
}
