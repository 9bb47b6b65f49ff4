/** The cache tag of the site's settings, which every page shows. */
export const settingsTag = 'site-settings';
