import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How many documents are imported, in two languages each. */
export const documentPairs = 40;

/** Writes documents of some 600 words each with their manifest into a new folder. @returns the folder */
export async function writeDocuments(folder: string): Promise<string> {
  for (const locale of ['fr', 'en']) await mkdir(join(folder, locale), { recursive: true });
  const documents = Array.from({ length: documentPairs }, (_, index) => ({
    kind: 'chapter',
    order: index + 1,
    fr: `fr/${index + 1}.md`,
    en: `en/${index + 1}.md`,
  }));
  for (const { order, fr, en } of documents) {
    await writeFile(join(folder, fr), markdown(`Chapitre ${order}`, 'La banque de l’estuaire'));
    await writeFile(join(folder, en), markdown(`Chapter ${order}`, 'The bank of the estuary'));
  }
  const title = { fr: 'Un livre à importer', en: 'A book to import' };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ title, documents }));
  return folder;
}

function markdown(title: string, subject: string): string {
  const paragraphs = Array.from({ length: 20 }, (_, index) => {
    const sentence = `${subject}, **${title}**, part ${index + 1}, [listens](https://estuaire.example). `;
    return `## ${title}, ${index + 1}\n\n${sentence.repeat(4)}`;
  });
  return `# ${title}\n\n${paragraphs.join('\n\n')}\n`;
}
