/** The maximum size of a request's body in bytes, after decompression, unless its endpoint takes more. */
export const usualBodyBytes = 64 * 1024;

/** The maximum size of a body with the longest message of a visitor, as a browser encodes it. */
export const messageBodyBytes = 128 * 1024;

/** The maximum size of a body with texts or lists of an editor or an officer. */
export const contentBodyBytes = 2 * 1024 * 1024;

/** The maximum number of fields of a form, and of a visitor's JSON, at every level together. */
export const maxBodyFields = 1_000;
