/**
 * The scene `marks` as a codestream, 64 x 96 px as stored, orientation 6, Display P3. By cjxl 0.7.0 (`-d 5 -e 9 -x
 * color_space=RGB_D65_DCI_Rel_SRG`), since no project package encodes JPEG XL.
 */
export const JXL_PICTURE: Uint8Array<ArrayBuffer> = Uint8Array.from(
  atob(
    [
      "/woXjgUSMrklCgEAAJQCADgAWABYSiixKcPe0oPODph1olkf6OwLZn2jGZrhmSlVKkQAPcZg1YgYtsa02+oE4CRfC/DkhhRiiFndVyAMwNLbFU",
      "Apc9tFd5QAJNojkRRB1AFA5HvnSXhNMK8UhaQIlSmLklAS5AqQIrDxcwlyjn9tKhFksJkEv1gy0hMmnGzMAKR1GmhEbIHWWg7sG8opwoWy/Ld+",
      "AFDniSNYrbQz+GhJAM8E4MMEogEALAfZYhAAgAqVUcYNXs71fPmhw2LaxnWGttq2AAAAAB5AvxLATJPCyBhjYxgbFasYGx25MwKhCABIUKpuJN",
      "1tUfvCCYn/P/+/Kx8pfsFOUNWRKZ/JvMy3kgFkxx53zFbroasI8AAkFwBSqIzs/II0yKxTvkawwNG2dDzeTcbXoH0iwFVD6zlSZ2JQEApoGyNM",
      "ICSKAohpepJ6CS6yRIMGM5dXE4iWNGIweD4gNnxNSHdsNPC3bouweDXfWT6tYfss2cdBsgZfOmEoDmp8jm9FV3OUDCyBGLWKzM5DoT0NHoKMFu",
      "KagSBKKAYuS5G4cZ0sGj58OyC8nHY4RbDCokiHDmiDuQ2gDoHlQxas30PqsnOiIGH7tP7HwdSQgigpvASCBEoTznrNLL5M0RsMUEVMRcL22hj+",
      "fVzGnyJZxCGTlDTifm6X9TpD/hqw6lqPN0AbchH1I7IYzuvIWm0iF22ggb7x36KOxRmDoU5/yBilqpkPDnYxVmmr9L79SUdSsaSFU3FSjIcai0",
      "23ikRsVum+V0l8BqJzVvVDGBpwkoJaNwWpxRd+VJuhOZQIvtbiIOVzOwtxb13qNtLonKdmvcvjLiARlMzw85DDg4OgoJU=",
    ].join(""),
  ),
  (letter) => letter.charCodeAt(0),
);

/** Colour of {@link JXL_PREMULTIPLIED}. */
export const PREMULTIPLIED_COLOUR = [200, 80, 40] as const;

/**
 * One colour, 16 x 8 px, opacity from 0 in the first column to 1 in the last, stored as premultiplied samples. By cjxl
 * 0.7.0 (`-d 0 -e 9`) from such samples; its header then got `alpha_associated`, which cjxl does not write for a PNG.
 */
export const JXL_PREMULTIPLIED: Uint8Array<ArrayBuffer> = Uint8Array.from(
  atob("/wrBwQAIigsBCAgQAKgASxiTjuAQIOGdEXUb5UMp9YQLCASQarm6mWa+O/HuZpryE6sTAAAA4LcB"),
  (letter) => letter.charCodeAt(0),
);
