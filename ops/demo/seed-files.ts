import { Readable } from 'node:stream';
import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import type { MediaServices } from '@parvis/services/media/services.ts';
import { demoMediaId, uploadOf } from './ids.ts';
import { onePagePdf } from './one-page-pdf.ts';

interface DemoFile {
  readonly filename: string;
  readonly title: string;
  readonly bytes: () => Uint8Array;
}

const banks = [
  ['Banque de Basse-Loire', 8_900, 690, 41],
  ['Caisse de la Gironde', 8_100, 610, 39],
  ['Scheldebank', 4_300, 340, 36],
  ['Elbe-Sparverein', 4_200, 330, 38],
  ['Banco do Douro', 3_400, 270, 37],
  ['Severn Mutual', 2_100, 160, 35],
] as const;

function table(head: string): Uint8Array {
  // Spreadsheets take it for UTF-8 by its first character.
  return Buffer.from(`\ufeff${[head, ...banks.map((bank) => bank.join(';'))].join('\r\n')}\r\n`);
}

const files = {
  'guide-fr': {
    filename: 'guide-du-candidat.pdf',
    title: 'Guide du candidat',
    bytes: () =>
      onePagePdf([
        'Guide du candidat - Groupe Estuaire',
        '',
        '1. Vous envoyez votre candidature. Un accusé de réception part aussitôt.',
        '2. Une personne du recrutement la lit sous cinq jours ouvrés.',
        '3. Premier entretien, avec la personne qui vous encadrera.',
        '4. Second entretien, avec une personne de l\u0092équipe.',
        '5. Réponse sous huit jours, motivée dans tous les cas.',
      ]),
  },
  'guide-en': {
    filename: 'guide-for-candidates.pdf',
    title: 'A guide for candidates',
    bytes: () =>
      onePagePdf([
        'A guide for candidates - Estuaire Group',
        '',
        '1. You apply. An acknowledgement is sent at once.',
        '2. Somebody from recruitment reads it within five working days.',
        '3. First interview, with the person you will work for.',
        '4. Second interview, with somebody of the team.',
        '5. An answer within eight days, with reasons whatever it is.',
      ]),
  },
  'figures-fr': {
    filename: 'bilan-social-2025.csv',
    title: 'Bilan social 2025, les chiffres',
    bytes: () => table('Banque;Effectifs;Embauches;Heures de formation par personne'),
  },
  'figures-en': {
    filename: 'social-report-2025.csv',
    title: 'Social report 2025, the figures',
    bytes: () => table('Bank;Headcount;Hires;Hours of training per person'),
  },
} as const satisfies Readonly<Record<string, DemoFile>>;

/** Puts the demonstration's files into the library. Cut off and run again, it goes on. */
export async function seedFiles({
  uploader,
  writer,
}: Pick<MediaServices, 'uploader' | 'writer'>): Promise<void> {
  for (const [key, { filename, title, bytes }] of Object.entries(files)) {
    const commandId = uploadOf(key);
    if ((await writer.load(demoMediaId(key))) !== undefined) continue;
    const upload = { filename, title };
    const uploaded = await uploader.file(upload, Readable.from([bytes()]), {
      actor: systemActor,
      commandId,
    });
    if (!uploaded.ok)
      throw new Error(
        `A file of the demonstration was refused: ${JSON.stringify(uploaded.refusals)}`,
      );
  }
}
