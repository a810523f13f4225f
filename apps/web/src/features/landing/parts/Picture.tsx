import { createContext, useContext, type ComponentProps } from "react";
import type { Picture as BuiltPicture } from "../pictures/exhibit.ts";

const Pictures = createContext<ReadonlyMap<string, BuiltPicture>>(new Map());
export const PicturesProvider = Pictures.Provider;

/** @throws when the catalogue has no picture of that name: a page with a hole is not built. */
export function usePicture(name: string): BuiltPicture {
  const picture = useContext(Pictures).get(name);
  if (picture === undefined) throw new Error(`No picture is called ${name}.`);
  return picture;
}

export interface PictureProps extends Pick<ComponentProps<"img">, "className"> {
  readonly of: string;
  /** What it shows; empty where the words beside it say so. */
  readonly alt: string;
  /** How wide it stands, as `<img sizes>` says it. */
  readonly sizes: string;
}

/** A built picture in the formats the browser may choose from, with its room reserved; fetched when it comes near. */
export function Picture({ of, alt, sizes, className }: PictureProps) {
  const { width, height, sources, src, srcSet } = usePicture(of);
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <img
        className={className}
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
