import type { Artwork } from './artwork.ts';
import { portrait, portraitSize } from './portraits/portrait.ts';

const common = {
  width: portraitSize,
  height: portraitSize,
  focalPoint: { x: 0.5, y: 0.45 },
  frames: { card: 1200, portrait: 1060 },
} as const;

/** The leaders of Estuaire, all of them invented. */
export const portraitArtworks = [
  {
    ...common,
    key: 'kervadec',
    title: 'Hélène Kervadec',
    alternativeText: {
      fr: 'Portrait de profil d’Hélène Kervadec en courbes de niveau : carré gris, col montant et broche orange.',
      en: 'Profile portrait of Hélène Kervadec in contour lines: grey bob, high collar and orange brooch.',
    },
    draw: () => portrait('kervadec'),
  },
  {
    ...common,
    key: 'tavares',
    title: 'Inês Tavares',
    alternativeText: {
      fr: 'Portrait de profil d’Inês Tavares en courbes de niveau : cheveux noirs noués en chignon.',
      en: 'Profile portrait of Inês Tavares in contour lines: black hair tied in a bun.',
    },
    draw: () => portrait('tavares'),
  },
  {
    ...common,
    key: 'vandamme',
    title: 'Joris Van Damme',
    alternativeText: {
      fr: 'Portrait de profil de Joris Van Damme en courbes de niveau : crâne nu, barbe et lunettes orange.',
      en: 'Profile portrait of Joris Van Damme in contour lines: bald head, beard and orange glasses.',
    },
    draw: () => portrait('vandamme'),
  },
  {
    ...common,
    key: 'diallo',
    title: 'Aminata Diallo',
    alternativeText: {
      fr: 'Portrait de profil d’Aminata Diallo en courbes de niveau : cheveux crépus et créole orange.',
      en: 'Profile portrait of Aminata Diallo in contour lines: natural hair and an orange hoop earring.',
    },
    draw: () => portrait('diallo'),
  },
  {
    ...common,
    key: 'albers',
    title: 'Henning Albers',
    alternativeText: {
      fr: 'Portrait de profil d’Henning Albers en courbes de niveau : cheveux blonds en arrière et cravate orange.',
      en: 'Profile portrait of Henning Albers in contour lines: fair hair combed back and orange tie.',
    },
    draw: () => portrait('albers'),
  },
  {
    ...common,
    key: 'pryce',
    title: 'Rosalind Pryce',
    alternativeText: {
      fr: 'Portrait de profil de Rosalind Pryce en courbes de niveau : cheveux longs et lunettes orange.',
      en: 'Profile portrait of Rosalind Pryce in contour lines: long hair and orange glasses.',
    },
    draw: () => portrait('pryce'),
  },
] as const satisfies readonly Artwork[];
