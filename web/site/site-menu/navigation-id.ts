/** Where skip links find the main menu. */
export const navigationId = 'navigation';
