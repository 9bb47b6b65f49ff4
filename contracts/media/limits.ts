/** The maximum size of an uploaded image, in bytes. */
export const maxImageBytes = 25 * 1024 * 1024;
/** The maximum size of an uploaded file, in bytes. */
export const maxFileBytes = 200 * 1024 * 1024;
/** The maximum number of pixels of an image; one that declares more is refused before decoding. */
export const maxImagePixels = 50_000_000;
/** The maximum length of an image's side, in pixels: what every output format supports. */
export const maxImageSidePx = 16_383;
/** The maximum length of a title, in characters. */
export const maxMediaTitleLength = 200;
/** The maximum length of an alternative text in one language, in characters. */
export const maxAlternativeTextLength = 400;
/** The maximum length of a credit, in characters. */
export const maxCreditLength = 200;
/** The maximum length of a file's name, including its extension, in characters. */
export const maxFilenameLength = 150;
/**
 * The size of a part of an upload, in bytes: the most that a broken connection loses. Proxies such as
 * nginx refuse bodies over 1 MiB unless configured otherwise.
 */
export const uploadPartBytes = 1000 * 1024;
/** The maximum number of unfinished uploads per account; each may take its whole size in parts. */
export const maxUnfinishedUploads = 50;
