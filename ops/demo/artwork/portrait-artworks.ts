import type { Artwork } from './artwork.ts';
import { portrait, portraitSize } from './portraits/portrait.ts';

const common = {
  width: portraitSize,
  height: portraitSize,
  focalPoint: { x: 0.5, y: 0.45 },
  frames: { card: 1200, portrait: 1060 },
} as const;

/** The leaders of Estuaire, all invented. */
export const portraitArtworks = [
  {
    ...common,
    key: 'kervadec',
    title: { fr: 'Hélène Kervadec', en: '' },
    alternativeText: {
      fr: 'Portrait de profil d’Hélène Kervadec en courbes de niveau : carré gris, col montant et broche orange.',
      en: 'Profile portrait of Hélène Kervadec in contour lines: grey bob, high collar and orange brooch.',
    },
    draw: () => portrait('kervadec'),
  },
  {
    ...common,
    key: 'tavares',
    title: { fr: 'Inês Tavares', en: '' },
    alternativeText: {
      fr: 'Portrait de profil d’Inês Tavares en courbes de niveau : cheveux noirs noués en chignon.',
      en: 'Profile portrait of Inês Tavares in contour lines: black hair tied in a bun.',
    },
    draw: () => portrait('tavares'),
  },
  {
    ...common,
    key: 'vandamme',
    title: { fr: 'Joris Van Damme', en: '' },
    alternativeText: {
      fr: 'Portrait de profil de Joris Van Damme en courbes de niveau : crâne nu, barbe et lunettes orange.',
      en: 'Profile portrait of Joris Van Damme in contour lines: bald head, beard and orange glasses.',
    },
    draw: () => portrait('vandamme'),
  },
  {
    ...common,
    key: 'diallo',
    title: { fr: 'Aminata Diallo', en: '' },
    alternativeText: {
      fr: 'Portrait de profil d’Aminata Diallo en courbes de niveau : cheveux crépus et créole orange.',
      en: 'Profile portrait of Aminata Diallo in contour lines: natural hair and an orange hoop earring.',
    },
    draw: () => portrait('diallo'),
  },
  {
    ...common,
    key: 'albers',
    title: { fr: 'Henning Albers', en: '' },
    alternativeText: {
      fr: 'Portrait de profil d’Henning Albers en courbes de niveau : cheveux blonds en arrière et cravate orange.',
      en: 'Profile portrait of Henning Albers in contour lines: fair hair combed back and orange tie.',
    },
    draw: () => portrait('albers'),
  },
  {
    ...common,
    key: 'pryce',
    title: { fr: 'Rosalind Pryce', en: '' },
    alternativeText: {
      fr: 'Portrait de profil de Rosalind Pryce en courbes de niveau : cheveux longs et lunettes orange.',
      en: 'Profile portrait of Rosalind Pryce in contour lines: long hair and orange glasses.',
    },
    draw: () => portrait('pryce'),
  },
  {
    ...common,
    key: 'lescure',
    title: { fr: 'Bertrand Lescure', en: '' },
    alternativeText: {
      fr: 'Portrait de profil de Bertrand Lescure en courbes de niveau : cheveux blancs en arrière et lunettes orange.',
      en: 'Profile portrait of Bertrand Lescure in contour lines: white hair combed back and orange glasses.',
    },
    draw: () => portrait('lescure'),
  },
  {
    ...common,
    key: 'rouzic',
    title: { fr: 'Maëlle Rouzic', en: '' },
    alternativeText: {
      fr: 'Portrait de profil de Maëlle Rouzic en courbes de niveau : longs cheveux roux et épingle orange.',
      en: 'Profile portrait of Maëlle Rouzic in contour lines: long red hair and an orange pin.',
    },
    draw: () => portrait('rouzic'),
  },
  {
    ...common,
    key: 'darricau',
    title: { fr: 'Xavier Darricau', en: '' },
    alternativeText: {
      fr: 'Portrait de profil de Xavier Darricau en courbes de niveau : cheveux et barbe noirs, col ouvert.',
      en: 'Profile portrait of Xavier Darricau in contour lines: black hair and beard, open collar.',
    },
    draw: () => portrait('darricau'),
  },
  {
    ...common,
    key: 'sequeira',
    title: { fr: 'Miguel Sequeira', en: '' },
    alternativeText: {
      fr: 'Portrait de profil de Miguel Sequeira en courbes de niveau : cheveux ondulés et cravate orange.',
      en: 'Profile portrait of Miguel Sequeira in contour lines: wavy hair and orange tie.',
    },
    draw: () => portrait('sequeira'),
  },
  {
    ...common,
    key: 'dewolf',
    title: { fr: 'Katrijn De Wolf', en: '' },
    alternativeText: {
      fr: 'Portrait de profil de Katrijn De Wolf en courbes de niveau : carré blond.',
      en: 'Profile portrait of Katrijn De Wolf in contour lines: fair bob.',
    },
    draw: () => portrait('dewolf'),
  },
  {
    ...common,
    key: 'demir',
    title: { fr: 'Yusuf Demir', en: '' },
    alternativeText: {
      fr: 'Portrait de profil de Yusuf Demir en courbes de niveau : crâne nu, barbe noire et lunettes orange.',
      en: 'Profile portrait of Yusuf Demir in contour lines: bald head, black beard and orange glasses.',
    },
    draw: () => portrait('demir'),
  },
  {
    ...common,
    key: 'lindqvist',
    title: { fr: 'Clara Lindqvist', en: '' },
    alternativeText: {
      fr: 'Portrait de profil de Clara Lindqvist en courbes de niveau : cheveux blancs en chignon et créole orange.',
      en: 'Profile portrait of Clara Lindqvist in contour lines: white hair in a bun and an orange hoop earring.',
    },
    draw: () => portrait('lindqvist'),
  },
  {
    ...common,
    key: 'hartley',
    title: { fr: 'Thomas Hartley', en: '' },
    alternativeText: {
      fr: 'Portrait de profil de Thomas Hartley en courbes de niveau : crâne nu et cravate orange.',
      en: 'Profile portrait of Thomas Hartley in contour lines: bald head and orange tie.',
    },
    draw: () => portrait('hartley'),
  },
] as const satisfies readonly Artwork[];
