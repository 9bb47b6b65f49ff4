import { chartArtworks } from '../artwork/chart-artworks.ts';
import { chartVariants } from '../artwork/chart-variants.ts';
import { portraitArtworks } from '../artwork/portrait-artworks.ts';

/** The demonstration's pictures. */
export const artworks = [...chartArtworks, ...chartVariants, ...portraitArtworks] as const;

/** What they are called by its contents. */
export type SubjectKey = (typeof artworks)[number]['key'];

/** Who is named beside them. */
export const artworkCredit = 'Atelier des cartes, Groupe Estuaire';
