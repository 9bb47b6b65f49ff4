/** The maximum number of modules of a page, or of any other item; deleted ones do not count. */
export const maxModulesPerItem = 200;

/** The maximum number of items that a teaser or a list of offers on a page shows. */
export const maxShownItems = 12;
