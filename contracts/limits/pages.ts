/** Modules that a page, or any other item, may have; deleted ones do not count. */
export const maxModulesPerItem = 200;
