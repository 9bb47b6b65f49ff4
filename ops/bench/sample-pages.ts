/** A page of texts, as any content management system can hold it. */
export interface SamplePage {
  readonly title: string;
  readonly slug: string;
  readonly summary: string;
  readonly texts: readonly SampleText[];
}

/** A heading with paragraphs below it. */
export interface SampleText {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

export const textsPerPage = 7;

/** Returns a page of texts of about 200 words each, typical of corporate sites. */
export function samplePage(slug: string): SamplePage {
  const texts = Array.from({ length: textsPerPage }, (_, index) => {
    const sentence = `La banque de l’estuaire accompagne ses clients, ${slug}, partie ${index}.`;
    const paragraph = Array.from({ length: 6 }, () => sentence).join(' ');
    return { heading: `Partie ${index}`, paragraphs: [paragraph, paragraph, paragraph] };
  });
  return { title: `Page ${slug}`, slug, summary: 'Ce que la banque fait ici.', texts };
}

/** Returns the body with which Parvis creates a page, without its modules. */
export function pageBody({ title, slug, summary }: SamplePage) {
  return { locale: 'fr', title, slug, summary };
}

/** Returns the modules of a page, a text each. */
export function modulesOf({ texts }: SamplePage) {
  return texts.map(({ heading, paragraphs }) => {
    const html = `<h2>${heading}</h2>${paragraphs.map((one) => `<p>${one}</p>`).join('')}`;
    return { type: 'text', data: { html } };
  });
}
