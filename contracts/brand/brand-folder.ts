/** Where files of brands are, besides the built ones. */
export const brandFolder = '/assets/brand/';
