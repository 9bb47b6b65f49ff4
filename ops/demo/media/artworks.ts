import { chartArtworks } from '../artwork/chart-artworks.ts';
import { chartVariants } from '../artwork/chart-variants.ts';
import { portraitArtworks } from '../artwork/portrait-artworks.ts';

/** The demonstration's images. */
export const artworks = [...chartArtworks, ...chartVariants, ...portraitArtworks] as const;

/** The keys by which content refers to the images. */
export type SubjectKey = (typeof artworks)[number]['key'];

/** The credit shown with the images. */
export const artworkCredit = 'Atelier des cartes, Groupe Estuaire';
