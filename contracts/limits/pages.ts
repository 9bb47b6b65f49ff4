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
 * Without a main menu, the header shows so many pages at the top of the tree, and so many directly
 * below each: a large site would otherwise send all of them with each of its pages.
 */
export const [treeMenuEntries, treeMenuSubEntries] = [12, 24];
