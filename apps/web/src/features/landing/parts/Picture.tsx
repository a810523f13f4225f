import { landing } from "@matte/messages/landing";
import { createContext, useContext, type ComponentProps } from "react";
import type { BuiltPicture } from "#domain/pictures/framed-sample.ts";

const Pictures = createContext<ReadonlyMap<string, BuiltPicture>>(new Map());
export const PicturesProvider = Pictures.Provider;

/** @throws {Error} when the catalogue has no picture with this name; the build stops */
export function usePicture(name: string): BuiltPicture {
  const picture = useContext(Pictures).get(name);
  if (picture === undefined) throw new Error(`No picture is called ${name}.`);
  return picture;
}

const { alt: DESCRIPTIONS } = landing.pictures;
type Described = keyof typeof DESCRIPTIONS;

interface Shown extends Pick<ComponentProps<"img">, "className"> {
  /** Displayed width, as in `<img sizes>`. */
  readonly sizes: string;
}

export type PictureProps = Shown &
  (
    | { readonly of: Described; readonly alt?: undefined }
    // A picture whose description depends on its place.
    | { readonly of: string; readonly alt: string }
  );

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
        alt={alt ?? DESCRIPTIONS[of]}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
