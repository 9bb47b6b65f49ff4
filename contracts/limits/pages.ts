/** The maximum number of modules of a page, or of any other item; deleted ones do not count. */
export const maxModulesPerItem = 200;

/**
 * The maximum size of all modules of a page, or of any other item, in bytes of JSON: some 300,000
 * words, or 18,000 cells of tables. While the server composes a page, other visitors wait.
 */
export const maxBytesPerItem = 2 * 1024 * 1024;

/** The maximum number of items that a teaser or a list of offers on a page shows. */
export const maxShownItems = 12;

/**
 * The number of pages at the top of the tree that the header shows without a main menu. A large site
 * would otherwise send all of them with each of its pages.
 */
export const treeMenuEntries = 12;
/** The number of pages directly below each of them that the header shows without a main menu. */
export const treeMenuSubEntries = 24;
