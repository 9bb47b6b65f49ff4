/** The maximum decompressed size of all parts of a document, in bytes. */
export const maxUnfoldedBytes = 1024 * 1024 * 1024;
/** The maximum size in bytes of a part that is read whole, because it may contain metadata. */
export const maxPartBytes = 64 * 1024 * 1024;
/** The maximum number of parts of a document. */
export const maxParts = 10_000;
/** The maximum size of a PDF in bytes, which is read whole. */
export const maxPdfBytes = 100 * 1024 * 1024;
