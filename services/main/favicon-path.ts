/** The path where browsers look for an icon that no page names. */
export const faviconPath = '/favicon.ico';
