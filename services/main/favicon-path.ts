/** The path at which browsers request an icon that no page names. */
export const faviconPath = '/favicon.ico';
