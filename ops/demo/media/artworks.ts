import { chartArtworks } from '../artwork/chart-artworks.ts';
import { chartVariants } from '../artwork/chart-variants.ts';
import { portraitArtworks } from '../artwork/portrait-artworks.ts';

/** The demonstration's images. */
export const artworks = [...chartArtworks, ...chartVariants, ...portraitArtworks] as const;

/** The keys that content uses for them. */
export type SubjectKey = (typeof artworks)[number]['key'];

/** The credit shown beside them. */
export const artworkCredit = 'Atelier des cartes, Groupe Estuaire';
