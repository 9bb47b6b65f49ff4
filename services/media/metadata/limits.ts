/** The maximum decompressed size of all parts of a document, in bytes. */
export const maxUnfoldedBytes = 1024 * 1024 * 1024;
/** The maximum size in bytes of a part that is read in full, because it may contain metadata. */
export const maxPartBytes = 64 * 1024 * 1024;
/** The maximum number of parts of a document. */
export const maxParts = 10_000;
/** The maximum size in bytes of a PDF, which is read in full. */
export const maxPdfBytes = 100 * 1024 * 1024;
