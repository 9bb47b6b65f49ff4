/** The id of the main menu, the target of a skip link. */
export const navigationId = 'navigation';
