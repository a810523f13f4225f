import { createContext, useContext, type ComponentProps } from "react";
import type { BuiltPicture } from "#domain/pictures/framed-sample.ts";

const Pictures = createContext<ReadonlyMap<string, BuiltPicture>>(new Map());
export const PicturesProvider = Pictures.Provider;

/** @throws {Error} when the catalogue has no picture of that name; the build stops */
export function usePicture(name: string): BuiltPicture {
  const picture = useContext(Pictures).get(name);
  if (picture === undefined) throw new Error(`No picture is called ${name}.`);
  return picture;
}

export interface PictureProps extends Pick<ComponentProps<"img">, "className"> {
  readonly of: string;
  /** Empty when the text next to the picture describes it. */
  readonly alt: string;
  /** Displayed width, as in `<img sizes>`. */
  readonly sizes: string;
}

/** A built picture in several formats, loaded lazily and with its space reserved. */
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
