/** A table to download, in an edition for each language. */
export interface DemoTable {
  readonly key: string;
  /** The day on which it came out. */
  readonly on: string;
  readonly rows: readonly (readonly (string | number)[])[];
  readonly fr: TableWords;
  readonly en: TableWords;
}

interface TableWords {
  readonly title: string;
  readonly filename: string;
  readonly head: readonly string[];
}

export const tables: readonly DemoTable[] = [
  {
    key: 'figures',
    on: '2026-04-02',
    rows: [
      ['Banque de Basse-Loire', 8_900, 690, 41],
      ['Caisse de la Gironde', 8_100, 610, 39],
      ['Scheldebank', 4_300, 340, 36],
      ['Elbe-Sparverein', 4_200, 330, 38],
      ['Banco do Douro', 3_400, 270, 37],
      ['Severn Mutual', 2_100, 160, 35],
    ],
    fr: {
      title: 'Bilan social 2025, les chiffres',
      filename: 'bilan-social-2025.csv',
      head: ['Banque', 'Effectifs', 'Embauches', 'Heures de formation par personne'],
    },
    en: {
      title: 'Social report 2025, the figures',
      filename: 'social-report-2025.csv',
      head: ['Bank', 'Headcount', 'Hires', 'Hours of training per person'],
    },
  },
];

/** A table as CSV; spreadsheets take it for UTF-8 by its first character. */
export function toCsv({ rows }: DemoTable, { head }: TableWords): Buffer {
  const lines = [head, ...rows].map((cells) => cells.join(';'));
  return Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`);
}
