/** The known conformity of the site with a theme of RGAA 4.1. */
type Assessment = 'tested-in-part' | 'not-assessed';

/**
 * The thirteen themes of RGAA 4.1, in its order. `tested-in-part`: automated tests of this product,
 * with a browser and axe-core, cover part of it; the rest was not assessed.
 */
export const rgaaThemes = {
  images: 'tested-in-part',
  frames: 'tested-in-part',
  colours: 'tested-in-part',
  multimedia: 'not-assessed',
  tables: 'tested-in-part',
  links: 'tested-in-part',
  scripts: 'tested-in-part',
  mandatory: 'tested-in-part',
  structure: 'tested-in-part',
  presentation: 'not-assessed',
  forms: 'tested-in-part',
  navigation: 'tested-in-part',
  consultation: 'not-assessed',
} as const satisfies Readonly<Record<string, Assessment>>;
