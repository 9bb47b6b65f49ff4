import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { richTextSchema } from '@parvis/contracts/rich-text/document.ts';
import { listWords, wordsIn } from '@parvis/contracts/rich-text/plain-text.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ImportPlan, type PlannedPage, planImport } from './plan-import.ts';
import { readSource, type Source } from './read-source.ts';
import { resolveLinks } from './resolve-links.ts';
import { wordsOfMarkdown } from './testing/words-of-markdown.ts';

const folder = join(import.meta.dirname, 'testing/open-first');
const manifest: { documents: { fr: string; en: string }[] } = JSON.parse(
  readFileSync(join(folder, 'manifest.json'), 'utf8'),
);
const files = manifest.documents.flatMap(({ fr, en }) => [fr, en]);
const pathOf = ({ locale, slug }: PlannedPage) => `/${locale}/${slug}`;

describe('the sixteen documents of Open First', () => {
  let source: Source;
  let plan: ImportPlan;
  beforeAll(async () => {
    source = await readSource(folder);
    if (source.manifest === undefined) throw new Error('the manifest was not read');
    plan = planImport({ ...source, manifest: source.manifest });
  });
  const pageOf = (file: string): PlannedPage => {
    const page = plan.pages.find((candidate) => candidate.file === file.normalize('NFC'));
    if (page === undefined) throw new Error(`no page is planned for ${file}`);
    return page;
  };

  it.each(files)('%s keeps every word', (file) => {
    const markdown = source.documents.get(file.normalize('NFC')) ?? '';
    const page = pageOf(file);
    const { doc } = resolveLinks(page, plan, pathOf);
    expect(richTextSchema.parse(doc)).toEqual(doc);
    const expected = wordsOfMarkdown(markdown);
    expect(expected.length).toBeGreaterThan(400);
    expect([...wordsIn(page.title), ...listWords(doc)]).toEqual(expected);
  });

  it.each(files)('%s has no heading of level 1 and skips none at its start', (file) => {
    const levels = pageOf(file).document?.body.content.flatMap((block) =>
      block.type === 'heading' ? [block.attrs.level] : [],
    );
    expect(levels?.[0]).toBe(2);
    expect(levels).not.toContain(1);
  });

  it('become one page each, below one page per language', () => {
    const outline = plan.pages.map(({ key, locale, slug }) => `${locale} ${key} ${slug}`);
    expect(outline.filter((line) => line.startsWith('en'))).toEqual([
      'en index open-first-whitepaper',
      'en 1 introduction',
      'en 2 open-standards',
      'en 3 open-source-software-use',
      'en 4 open-source-software-contribution',
      'en 5 open-markets',
      'en 6 open-culture',
      'en 7 next-steps',
      'en 8 annex-a-legal-issues',
    ]);
    expect(outline).toContain('fr 8 annexe-a-questions-d-ordre-juridique');
    expect(outline).toHaveLength(18);
  });

  it('lose nothing but their navigation lines', () => {
    expect(plan.report).toHaveLength(16);
    for (const line of plan.report) expect(line).toMatch(/: navigation line: /);
  });

  it('link to each other and to their headings', () => {
    const { doc } = resolveLinks(pageOf('en/3_Open_Source_Software_Use.md'), plan, pathOf);
    const text = JSON.stringify(doc);
    expect(text).toContain('"/en/annex-a-legal-issues#s-licences"');
    expect(text).toContain('"#s-definitions"');
    expect(text).not.toMatch(/"href":"[^"]*\.md/);
  });

  it('have their broken links reported', () => {
    const report = plan.pages.flatMap((page) => resolveLinks(page, plan, pathOf).report);
    expect(report).toEqual([
      'fr/2_Normes_ouvertes.md: link to a heading that does not exist: 3_Logiciel_libre_Utilisation.md#formation-et-soutien',
      'fr/3_Logiciel_libre_Utilisation.md: link to a heading that does not exist: Annexe_légale.md#gestion-des-risques-juridique',
      'fr/3_Logiciel_libre_Utilisation.md: link to a heading that does not exist: #evaluation-et-acquisition-des-logiciels',
      'en/2_Open_Standards.md: link to a heading that does not exist: 3_Open_Source_Software_Use.md#training-and-support',
    ]);
  });
});

describe('a planned import', () => {
  const planOf = (markdown: string): ImportPlan => {
    const documents = [{ kind: 'chapter', order: 1, fr: 'fr/a.md', en: 'en/a.md' }];
    return planImport({
      manifest: { title: { fr: 'Recueil', en: 'Collection' }, documents },
      documents: new Map([
        ['fr/a.md', '# Un'],
        ['en/a.md', markdown],
      ]),
    });
  };

  it('reports images, frames and footnotes', () => {
    const plan = planOf('# A\n\n![logo](x.png)\n\n<iframe src="/"></iframe>\n\nNote[^1]');
    expect(plan.report).toEqual([
      'en/a.md: image: x.png',
      'en/a.md: element: iframe',
      'en/a.md: footnote kept as text: [^1]',
    ]);
  });

  it('reads reference links, and reports those to documents that are not imported', () => {
    const plan = planOf(
      '# A\n\nSee [b][ref] and [c](c.md), [top](../README.md#x).\n\n[ref]: https://b.example/',
    );
    const page = plan.pages.find(({ file }) => file === 'en/a.md');
    if (page === undefined) throw new Error('the page was not planned');
    const { doc, report } = resolveLinks(page, plan, pathOf);
    expect(report).toEqual(['en/a.md: link to a document that is not imported: c.md']);
    expect(JSON.stringify(doc).match(/"href":"[^"]*"/g)).toEqual([
      '"href":"https://b.example/"',
      '"href":"/en/collection"',
    ]);
  });

  it('refuses a document without a title, naming it', () => {
    expect(() => planOf('No heading')).toThrow('en/a.md cannot be imported');
  });
});
