import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { richTextSchema } from '@parvis/contracts/rich-text/document.ts';
import { listWords, wordsIn } from '@parvis/contracts/rich-text/plain-text.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importContent } from './import-content.ts';
import { FakeApi } from './testing/fake-api.ts';
import { wordsOfMarkdown } from './testing/words-of-markdown.ts';

const corpus = join(import.meta.dirname, 'testing/open-first');
const chapter = '/en/open-first-whitepaper/introduction';

describe('an import', () => {
  let api: FakeApi;
  let folder: string;
  let lines: string[];
  beforeEach(async () => {
    api = new FakeApi();
    lines = [];
    folder = await mkdtemp(join(tmpdir(), 'parvis-import-'));
    await cp(corpus, folder, { recursive: true });
  });
  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  const run = () =>
    importContent({
      apiUrl: 'http://parvis.example',
      authorization: { token: 'secret' },
      folder,
      fetch: api.fetch,
      wait: async () => {},
      progress: (line) => lines.push(line),
    });
  const edit = async (file: string, change: (markdown: string) => string) => {
    const path = join(folder, file);
    await writeFile(path, change(await readFile(path, 'utf8')));
  };
  const textOf = (url: string) => richTextSchema.parse(api.at(url).modules[0]?.data['doc']);

  it('turns all documents into published pages, word for word, linked as translations', async () => {
    const report = await run();
    expect(report.pages.map(({ outcome }) => outcome)).toEqual(Array(18).fill('created'));
    const english = api.at(chapter);
    expect(english.liveRevision).toBe(2);
    expect(english.modules.map(({ type, revision }) => [type, revision])).toEqual([['text', 1]]);
    const source = await readFile(join(folder, 'en/1_Introduction.md'), 'utf8');
    expect([...wordsIn(String(english.body['title'])), ...listWords(textOf(chapter))]).toEqual(
      wordsOfMarkdown(source),
    );
    const french = api.at('/livre-blanc-ouvert-d-abord/introduction');
    expect(english.translations).toEqual([french.id]);
    expect(report.notes).toHaveLength(20);
    expect(lines.filter((line) => line.includes(': created'))).toHaveLength(18);
  });

  it('turns links between documents into links between pages', async () => {
    await run();
    expect(JSON.stringify(textOf(chapter))).toContain('"/en/open-first-whitepaper/open-standards"');
  });

  it('changes nothing when run again', async () => {
    await run();
    const { writes } = api;
    const report = await run();
    expect(api.writes).toBe(writes);
    expect(api.items.size).toBe(18);
    expect(report.pages.map(({ outcome }) => outcome)).toEqual(Array(18).fill('unchanged'));
  });

  it('saves new revisions only of what changed in the folder', async () => {
    await run();
    await edit('en/1_Introduction.md', (text) => `${text}\n\nOne more paragraph.\n`);
    const report = await run();
    expect(api.at(chapter).modules[0]?.revision).toBe(2);
    expect(listWords(textOf(chapter)).slice(-3)).toEqual(['One', 'more', 'paragraph.']);
    const changed = report.pages.filter(({ outcome }) => outcome !== 'unchanged');
    expect(changed).toEqual([
      {
        kind: 'page',
        locale: 'en',
        title: 'Introduction',
        file: 'en/1_Introduction.md',
        url: chapter,
        outcome: 'changed',
      },
    ]);
  });

  it('updates a title and keeps the address', async () => {
    await run();
    await edit('en/1_Introduction.md', (text) => text.replace('# Introduction', '# Foreword'));
    await run();
    expect(api.at(chapter).body['title']).toBe('Foreword');
  });

  it('does not overwrite a title that somebody else changed', async () => {
    await run();
    const page = api.at(chapter);
    page.body = { ...page.body, title: 'Opening' };
    page.revision += 1;
    page.authors.push('Bruno');
    await run();
    expect(api.at(chapter).body['title']).toBe('Opening');
  });

  it('does not overwrite a text that an editor changed, and reports it', async () => {
    await run();
    const page = api.at(chapter);
    const [module] = page.modules;
    if (module === undefined) throw new Error('the page has no text');
    const edited = { type: 'doc', content: [{ type: 'horizontalRule' }] };
    module.data = { doc: edited };
    module.revision += 1;
    page.authors.push('Bruno');
    const report = await run();
    expect(module.data).toEqual({ doc: edited });
    expect(report.notes).toContain(
      'en/1_Introduction.md: edited or deleted here since it was imported, left as it is',
    );
  });

  it('continues an interrupted run', async () => {
    const cut = (number: number): typeof globalThis.fetch => {
      let requests = 0;
      return (input, init) => {
        requests += 1;
        return requests > number ? Promise.reject(new Error('cut')) : api.fetch(input, init);
      };
    };
    const options = { apiUrl: 'http://parvis.example', authorization: { cookie: 'a=b' }, folder };
    const ports = { wait: async () => {}, progress: () => {} };
    let cuts = 0;
    for (let number = 1; ; number += 7) {
      const attempt = importContent({ ...options, ...ports, fetch: cut(number) });
      if (
        await attempt.then(
          () => true,
          () => false,
        )
      )
        break;
      cuts += 1;
    }
    expect(cuts).toBeGreaterThan(3);
    const pages = [...api.items.values()];
    expect(pages).toHaveLength(18);
    expect(pages.every(({ liveRevision }) => liveRevision !== null)).toBe(true);
    const texts = pages.filter(({ body }) => 'parentId' in body).map(({ modules }) => modules);
    expect(texts.map(({ length }) => length)).toEqual(Array.from({ length: 16 }, () => 1));
    expect(pages.every(({ translations }) => translations.length === 1)).toBe(true);
  });

  it('retries when Parvis is busy', async () => {
    api.first.push(new Response(null, { status: 503, headers: { 'Retry-After': '1' } }));
    api.first.push(new Response(null, { status: 429 }));
    const report = await run();
    expect(report.pages.every(({ outcome }) => outcome === 'created')).toBe(true);
  });

  it('reports a page whose address is taken and imports the others', async () => {
    await run();
    const taken = new FakeApi();
    const page = { ...api.at('/en/open-first-whitepaper'), id: 'page99999999' };
    taken.items.set(page.id, { ...page, modules: [] });
    api = taken;
    const report = await run();
    const refused = report.pages.filter(({ outcome }) => outcome === 'refused');
    expect(refused).toHaveLength(9);
    expect(refused.every(({ locale }) => locale === 'en')).toBe(true);
    expect(report.notes).toContain(
      'en “Open First Whitepaper”: POST /api/items returned 409: refused: slug-taken',
    );
  });

  it('names a file that is missing', async () => {
    await rm(join(folder, 'en/5_Open_Markets.md'));
    await expect(run()).rejects.toThrow(/en\/5_Open_Markets\.md cannot be read\.$/);
  });
});
