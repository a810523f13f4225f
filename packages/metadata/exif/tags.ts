/** Tags read or changed by an export: CIPA DC-008-2019 (Exif 2.32) §4.6 and TIFF 6.0. */
export const IMAGE_WIDTH = 0x0100;
export const IMAGE_LENGTH = 0x0101;
export const STRIP_OFFSETS = 0x0111;
export const MAKE = 0x010f;
export const MODEL = 0x0110;
export const ORIENTATION = 0x0112;
export const STRIP_BYTE_COUNTS = 0x0117;
export const X_RESOLUTION = 0x011a;
export const Y_RESOLUTION = 0x011b;
export const RESOLUTION_UNIT = 0x0128;
export const JPEG_OFFSET = 0x0201;
export const JPEG_LENGTH = 0x0202;
export const IMAGE_DESCRIPTION = 0x010e;
export const SOFTWARE = 0x0131;
export const DATE_TIME = 0x0132;
export const ARTIST = 0x013b;
/** XMP packet, XMP part 3 §2.1.1. */
export const XMP_PACKET = 0x02bc;
export const RATING = 0x4746;
/** Windows: UTF-16, little-endian in both byte orders. */
export const XP_TITLE = 0x9c9b;
export const XP_COMMENT = 0x9c9c;
export const XP_AUTHOR = 0x9c9d;
export const XP_KEYWORDS = 0x9c9e;
export const XP_SUBJECT = 0x9c9f;
export const COPYRIGHT = 0x8298;
export const EXIF_POINTER = 0x8769;
export const GPS_POINTER = 0x8825;
export const DATE_TIME_ORIGINAL = 0x9003;
export const DATE_TIME_DIGITIZED = 0x9004;
export const MAKER_NOTE = 0x927c;
export const COLOUR_SPACE = 0xa001;
export const PIXEL_X_DIMENSION = 0xa002;
export const PIXEL_Y_DIMENSION = 0xa003;
/** Exif 3.0, type {@link UTF8}. */
export const IMAGE_TITLE = 0xa436;
export const PHOTOGRAPHER = 0xa437;
/** Places in the whole photo: SubjectArea and SubjectLocation, Exif 2.32 §4.6.5. */
export const SUBJECT_PLACES = [0x9214, 0xa214] as const;
export const INTEROPERABILITY_POINTER = 0xa005;

/** Subordinate directories, TIFF technical note 1; raw developers put previews there. */
export const SUB_DIRECTORIES = 0x014a;

/** Preview fields in the first and EXIF directories. */
export const PREVIEWS: ReadonlySet<number> = new Set([SUB_DIRECTORIES, JPEG_OFFSET, JPEG_LENGTH]);

/** Interoperability directory (Exif 2.32 §4.6.7, DCF 2.0 §A). */
export const INTEROPERABILITY_INDEX = 0x0001;
export const INTEROPERABILITY_VERSION = 0x0002;
export const RELATED_IMAGE_WIDTH = 0x1001;
export const RELATED_IMAGE_LENGTH = 0x1002;

/** GPS directory (§4.6.6): coordinates of camera and subject. */
export const COORDINATES: ReadonlySet<number> = new Set([2, 4, 20, 22]);

/** GPS directory: coordinates, altitude, area name. */
export const PLACES: ReadonlySet<number> = new Set([...COORDINATES, 6, 28]);

/** GPSHPositioningError (Exif 2.32 §4.6.6). */
export const LAST_GPS_TAG = 0x1f;

/** Location fields: GPS directory, and GeoTIFF 1.1's tie points. */
export const LOCATION: ReadonlySet<number> = new Set([
  GPS_POINTER,
  0x830e,
  0x8480,
  0x8482,
  0x85d8,
  0x87af,
  0x87b0,
  0x87b1,
]);

/** Field types, TIFF 6.0 §2. */
export const BYTE = 1;
export const ASCII = 2;
export const SHORT = 3;
export const LONG = 4;
export const RATIONAL = 5;
export const UNDEFINED = 7;
export const SLONG = 9;
export const SRATIONAL = 10;
export const FLOAT = 11;
export const DOUBLE = 12;
/** Directory offset, TIFF technical note 1. */
export const IFD = 13;
/** Exif 3.0 §4.6.2. */
export const UTF8 = 129;
