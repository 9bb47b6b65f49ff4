import type { Artwork } from '../artwork/artwork.ts';
import { drawings } from '../artwork/drawings.ts';
import { readTable, rowSchema, textsIn } from '../data.ts';

/** The credit shown with the images. */
export const artworkCredit = 'Atelier des cartes, Groupe Estuaire';

/** Reads the texts of the demonstration's images. @throws Error when a drawing has none */
export function readArtworks(): readonly Artwork[] {
  const rows = new Map(readTable('images.csv', rowSchema).map((row) => [row['key'], row]));
  return drawings.map((drawing) => {
    const row = rows.get(drawing.key);
    if (row === undefined) throw new Error(`images.csv has no line for ${drawing.key}`);
    const title = textsIn(row, 'title');
    return { ...drawing, title, alternativeText: textsIn(row, 'alternative') };
  });
}
