import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { toPlainText } from '@parvis/contracts/rich-text/plain-text.ts';
import { scratchFolder } from '@parvis/ops/testing/scratch-folder.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SourceItem, SourceSite } from '../sites/source-site.ts';
import { readMarkdownSite } from './read-markdown-site.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(scratchFolder(), 'parvis-markdown-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function read(files: Readonly<Record<string, string>>): Promise<SourceSite> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const site = await readMarkdownSite(folder, undefined);
  if (site === undefined) throw new Error('it was not recognised');
  return site;
}

function itemOf({ items }: SourceSite, key: string): SourceItem {
  const found = items.find((item) => item.key === key);
  if (found === undefined)
    throw new Error(`no ${key} among ${items.map((item) => item.key).join(', ')}`);
  return found;
}

const textsOf = ({ parts }: SourceItem) =>
  parts.map((part) => (part.kind === 'text' ? toPlainText(part.doc) : part.media));
const whyOf = ({ leftOut }: SourceSite, what: string) =>
  leftOut.filter((one) => one.what.startsWith(what)).map(({ why }) => why);

describe('a site of Hugo', () => {
  const config =
    'baseURL = "https://phare.example/"\ndefaultContentLanguage = "fr"\n[languages.fr]\ncontentDir = "content/fr"\n[[languages.fr.menu.main]]\nname = "Maison"\nurl = "/maison/"\n[languages.en]\ncontentDir = "content/en"\n[permalinks]\nblog = "/:year/:month/:slug/"\n';
  const files = {
    'hugo.toml': config,
    'content/fr/_index.md': '---\ntitle: Le phare\n---\nBienvenue.',
    'content/fr/maison/_index.md':
      '---\ntitle: Maison\nweight: 3\n---\nVoir [le quai](quai.md) et [la brochure](/fichiers/a.pdf).',
    'content/fr/maison/quai.md':
      '+++\ntitle = "Le quai"\ntranslationKey = "quay"\naliases = ["/vieux-quai/"]\ntags = ["mer"]\n+++\nUn quai.\n\n![Le quai](/img/quai.png)\n\n{{< youtube abc123 >}}\n\n{{% note %}}Attention{{% /note %}}',
    'content/en/house/quay.md':
      '{\n"title": "The quay",\n"translationKey": "quay",\n"draft": true\n}\nA quay.',
    'content/fr/blog/ouverture.md':
      '---\ntitle: Ouverture\nslug: ouverture-du-port\ndate: 2021-04-02T10:00:00Z\nauthor: Maud\n---\nOuvert.',
    'content/fr/seul.de.md': '---\ntitle: Allein\n---\nAuf.',
    'content/fr/casse.md': '---\ntitle: [\n---\nPerdu.',
    'static/img/quai.png': 'png',
    'static/fichiers/a.pdf': 'pdf',
    'README.md': '# Readme',
  };

  it('has its pages in their sections, its news, its translations and its old addresses', async () => {
    const site = await read(files);
    expect(site.product).toBe('Hugo');
    expect(itemOf(site, 'content/fr/_index.md')).toMatchObject({
      kind: 'page',
      locale: 'fr',
      slug: '',
      oldPaths: ['/'],
    });
    const quay = itemOf(site, 'content/fr/maison/quai.md');
    expect(quay).toMatchObject({
      title: 'Le quai',
      parent: 'content/fr/maison/_index.md',
      translations: 'quay',
      keywords: [{ name: 'mer' }],
      oldPaths: ['/maison/quai/', '/vieux-quai/'],
    });
    expect(textsOf(quay)).toEqual([
      'Un quai.',
      'static/img/quai.png',
      'https://www.youtube.com/watch?v=abc123\nAttention',
    ]);
    expect(itemOf(site, 'content/en/house/quay.md')).toMatchObject({
      locale: 'en',
      translations: 'quay',
      isPublic: false,
      oldPaths: ['/en/house/quay/'],
    });
    expect(itemOf(site, 'content/fr/blog/ouverture.md')).toMatchObject({
      kind: 'news',
      date: '2021-04-02',
      slug: 'ouverture-du-port',
      oldPaths: ['/2021/04/ouverture-du-port/'],
    });
    expect(itemOf(site, 'content/fr/maison/_index.md')).toMatchObject({ order: 3, slug: 'maison' });
    expect(site.menus).toEqual([
      {
        name: 'main',
        locale: 'fr',
        entries: [{ label: 'Maison', to: { href: '/maison/' }, children: [] }],
      },
    ]);
    expect([...site.media.keys()].toSorted()).toEqual([
      'static/fichiers/a.pdf',
      'static/img/quai.png',
    ]);
  });

  it('says what does not come, and goes on after a document at fault', async () => {
    const site = await read(files);
    expect(whyOf(site, 'content/fr/seul.de.md')).toEqual([
      'the site does not have its language, de',
    ]);
    expect(whyOf(site, 'content/fr/casse.md')).toEqual([
      expect.stringMatching(/^it cannot be read: its front matter is not well formed: /),
    ]);
    expect(whyOf(site, 'content/fr/maison/quai.md: note')).toEqual([
      'shortcodes kept as their text',
    ]);
    expect(itemOf(site, 'content/fr/blog/ouverture.md').author).toBe('Maud');
    expect(site.items).toHaveLength(5);
  });

  it('has no page for what other pages include, in whatever order files come', async () => {
    const site = await read({
      ...files,
      'content/fr/parts/1-first.md': '---\ntitle: Un\n---\nUn.',
      'content/fr/parts/_index.md': '---\ncascade:\n  build:\n    render: never\n---\n',
      'content/fr/parts/deep/two.md': '---\ntitle: Deux\n---\nDeux.',
      'content/fr/alone.md': '---\ntitle: Seul\n_build:\n  render: false\n---\nSeul.',
      'content/fr/partners.md': '---\ntitle: Partenaires\n---\nEux.',
    });
    for (const file of ['parts/1-first', 'parts/_index', 'parts/deep/two', 'alone'])
      expect(whyOf(site, `content/fr/${file}.md`)).toEqual(['it is a part of other pages']);
    expect(itemOf(site, 'content/fr/partners.md').title).toBe('Partenaires');
    expect(site.items).toHaveLength(6);
  });

  it('takes a list that ends at the beginning of a line, and no day that does not exist', async () => {
    const site = await read({
      ...files,
      'content/fr/listes.md':
        "---\ntitle: Listes\ndate: 2017-02-29\naliases: [\n  '/a/',\n]\n---\n[x]()",
    });
    expect(itemOf(site, 'content/fr/listes.md')).toMatchObject({ date: undefined });
    expect(itemOf(site, 'content/fr/listes.md').oldPaths).toContain('/a/');
    expect(whyOf(site, 'content/fr/listes.md')).toEqual([
      'its date does not exist',
      'a link without an address: it is kept as its text',
    ]);
  });

  it('reads no file to which a link of the folder, or an address, leads outside of it', async () => {
    await symlink('/etc/hostname', join(folder, 'name.png'));
    const site = await read({
      ...files,
      'content/fr/maison/quai.md':
        '---\ntitle: Quai\n---\n![a](../../../../../etc/hostname) ![b](/../name.png)',
    });
    expect([...site.media.keys()]).toEqual(['static/fichiers/a.pdf']);
    expect(whyOf(site, 'content/fr/maison/quai.md')).toEqual([
      'a picture without a file: ../../../../../etc/hostname',
      'a picture without a file: /../name.png',
    ]);
  });
});

describe('a site of Jekyll', () => {
  it('has its posts by the dates in their names, its pages, and Liquid as text', async () => {
    const site = await read({
      '_config.yml': 'title: Port\nurl: https://port.example\nlang: fr\npermalink: pretty\n',
      'index.md': '---\ntitle: Accueil\n---\nBonjour.',
      'a-propos.md':
        '---\ntitle: À propos\npermalink: /qui/\nref: about\n---\n# À propos\n\nVoir {{ "/qui/" | relative_url }}.\n{: .lead}',
      'en/about.md': '---\ntitle: About\nlang: en\nref: about\n---\nUs.',
      '_posts/2020-01-02-la-mer.md':
        '---\nlayout: post\ncategories: [mer, vent]\n---\n# La mer\n\n{% highlight js %}\nlet a;\n{% endhighlight %}\n\n{% include carte.html %}',
      '_includes/carte.html': '<p>non</p>',
    });
    expect(site.items.map(({ key }) => key)).toEqual([
      '_posts/2020-01-02-la-mer.md',
      'a-propos.md',
      'en/about.md',
      'index.md',
    ]);
    const post = itemOf(site, '_posts/2020-01-02-la-mer.md');
    expect(post).toMatchObject({
      kind: 'news',
      title: 'La mer',
      date: '2020-01-02',
      slug: 'la-mer',
      category: { id: 'mer' },
      oldPaths: ['/mer/vent/2020/01/02/la-mer/'],
    });
    expect(textsOf(post)).toEqual(['let a;']);
    expect(whyOf(site, `${post.key}: include`)).toEqual(['Liquid that is left out']);
    expect(whyOf(site, post.key)).toEqual([
      'Liquid that is left out',
      'an item has one category: its others are its keywords',
    ]);
    expect(itemOf(site, 'a-propos.md')).toMatchObject({
      slug: 'qui',
      oldPaths: ['/qui/'],
      translations: 'about',
    });
    expect(textsOf(itemOf(site, 'a-propos.md'))).toEqual(['Voir /qui/.']);
    expect(itemOf(site, 'en/about.md')).toMatchObject({ locale: 'en', translations: 'about' });
    expect(itemOf(site, 'index.md')).toMatchObject({ slug: '', oldPaths: ['/'] });
  });

  it('has its pages in HTML, but not what has a page here already or only leads elsewhere', async () => {
    const site = await read({
      '_config.yml': 'title: Port\nlang: fr\n',
      'index.html': '---\ntitle: Accueil\n---\n<main><h1>Le port</h1><p>Bonjour.</p></main>',
      'offre.html': '---\ntitle: Offre\npermalink: /offre/index.html\n---\n<p>Une offre.</p>',
      'static.html': '<p>sans en-tête</p>',
      '_layouts/page.html': '---\nlayout: base\n---\n{{ content }}',
      '404.md': '---\ntitle: Perdu\n---\nPerdu.',
      'ailleurs.md': '---\nredirect_to: https://port.example/\n---\n',
    });
    expect(site.items.map(({ key, slug }) => [key, slug])).toEqual([
      ['index.html', ''],
      ['offre.html', 'offre'],
    ]);
    expect(textsOf(itemOf(site, 'index.html'))).toEqual(['Le port\nBonjour.']);
    expect(whyOf(site, '404.md')).toEqual([
      'the site has its own page for addresses that do not exist',
    ]);
    expect(whyOf(site, 'ailleurs.md')).toEqual([
      'it only leads to https://port.example/: add it to the redirects',
    ]);
  });
});

describe('a site of Docusaurus', () => {
  it('has its docs and its blog with their translations, and MDX as text', async () => {
    const site = await read({
      'docusaurus.config.js':
        "module.exports = { url: 'https://docs.example', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }, docs: { path: '../manual' } };",
      'docs/01-guide/index.md': '# Guide\n\nStart.',
      'docs/01-guide/02-install.mdx':
        '---\nsidebar_position: 2\n---\nimport Tabs from \'@theme/Tabs\';\n\n# Install {#install}\n\n:::tip Careful\nMind *this*.\n:::\n\n<Tabs><TabItem label="npm">\n\nRun `<Tabs>`.\n\n</TabItem></Tabs>',
      'i18n/fr/docusaurus-plugin-content-docs/current/01-guide/02-install.mdx':
        '# Installer\n\nVoir.',
      'blog/2022-03-04-hello.md': '---\nslug: hello-world\nauthors: [ann]\n---\n# Hello\n\nHi.',
      'versioned_docs/version-1.0/a.md': '# Old',
      'README.md': '# No',
    });
    const install = itemOf(site, 'docs/01-guide/02-install.mdx');
    expect(install).toMatchObject({
      kind: 'page',
      locale: 'en',
      title: 'Install',
      slug: 'install',
      order: 2,
      parent: 'docs/01-guide/index.md',
      oldPaths: ['/docs/guide/install/'],
    });
    expect(textsOf(install)).toEqual(['Careful\nMind this.\nnpm\nRun <Tabs>.']);
    expect(whyOf(site, `${install.key}: TabItem, Tabs, import`)).toEqual(['MDX kept as its text']);
    const french = itemOf(
      site,
      'i18n/fr/docusaurus-plugin-content-docs/current/01-guide/02-install.mdx',
    );
    expect(french).toMatchObject({
      locale: 'fr',
      title: 'Installer',
      translations: install.translations,
      oldPaths: ['/fr/docs/guide/install/'],
    });
    expect(itemOf(site, 'blog/2022-03-04-hello.md')).toMatchObject({
      kind: 'news',
      date: '2022-03-04',
      slug: 'hello-world',
      oldPaths: ['/blog/hello-world/'],
    });
    expect(whyOf(site, '../manual')).toEqual([
      'it is outside of the folder of the site: move it there',
    ]);
    expect(whyOf(site, 'versioned_docs')).toEqual([
      'it is of an earlier version: only the current one comes',
    ]);
    expect(site.items).toHaveLength(4);
  });
});

it('a folder of none of these products is left to the other reader', async () => {
  await writeFile(join(folder, 'coast.fr.md'), '---\ntitle: Côte\n---\n');
  expect(await readMarkdownSite(folder, undefined)).toBeUndefined();
});
