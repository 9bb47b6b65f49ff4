/** Modules that a page, or any other item, may have; deleted ones do not count. */
export const maxModulesPerItem = 200;

/** Items that a teaser or a list of offers on a page shows at most. */
export const maxShownItems = 12;
