/** Of documents, which the process of an import or the command reads. */
const imported = 'read in a process of its own, which ends after ten minutes without progress';

/** Why an expression whose time grows faster than its text does no harm, by its file and its beginning. */
export const boundedExpressions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'contracts/mail/mail.ts': { '^\\s*"?([^"<>]*?)': 'operators write the configuration' },
  'contracts/site/routes/route.ts': { '([^{}]*?)': 'the patterns of our routes' },
  'projections/engine/advance.ts': { '\\s*\\n\\s*': 'errors of our own code' },
  'projections/words/typed-references.ts': { '\\p{L}.*': 'keywords have at most 200 characters' },
  'projections/words/typed-tokens.ts': {
    '\\s+(?=[,;])': 'keywords have at most 200 characters',
    '^[\\s,;/|-]+|': 'keywords have at most 200 characters',
  },
  'services/adapters/config/variables.ts': {
    '^\\s*([^=\\s]+)=': 'operators write the configuration',
  },
  'services/adapters/tracing/open-telemetry.ts': { '\\/+$': 'operators write the configuration' },
  'services/careers/feeds/formats/experience.ts': { '(\\d+': 'cut to 200 characters' },
  'services/careers/feeds/text/amounts.ts': { '\\d{1,2}': 'cut to 200 characters' },
  'services/careers/feeds/text/apply-addresses.ts': { '^(?:[a-z\\d]': 'cut to 10,000 characters' },
  'services/careers/feeds/text/clean-text.ts': {
    '<\\/?(?:p|br': 'each attempt ends at the next <',
  },
  'services/careers/feeds/text/salaries.ts': {
    '^[\\s\\p{P}]+|': 'cut to 200 characters',
    '[àa] partir d': 'cut to 200 characters',
  },
  'services/careers/offer-index/typesense/term-filters.ts': {
    '[a-z_]+:': 'a filter of keywords, which have at most 200 characters',
  },
  'services/careers/places/read-parts.ts': { '^(.+?)[\\s,]*': 'cut to 1,000 characters' },
  'services/careers/places/split-text.ts': {
    '(?:\\b\\d{1,4}': 'cut to 1,000 characters',
    '\\b[\\p{Lu}]': 'cut to 1,000 characters',
  },
  'services/content-import/markdown/clean-hugo.ts': { '': imported },
  'services/content-import/markdown/document-fields.ts': { '': imported },
  'services/content-import/markdown/docusaurus.ts': { '': imported },
  'services/content-import/markdown/front.ts': { '': imported },
  'services/content-import/markdown/jekyll.ts': { '': imported },
  'services/content-import/markdown/markdown-site.ts': { '': imported },
  'services/content-import/parse-document.ts': { '': imported },
  'services/content-import/runs/find-site.ts': { '': 'names of files have at most 150 characters' },
  'services/content-import/sites/link-targets.ts': { '': imported },
  'services/content-import/sites/wanted-item.ts': { '': imported },
  'services/content-import/wordpress/post-html.ts': { '': imported },
  'services/content/clone/clone-header.ts': { '-+$': 'slugs are short' },
  'services/media/attachments/office-rules.ts': {
    '^\\s*(?:PAGE': 'read in the process of documents, within its time limit',
    '\\[(?:\\d+|': 'read in the process of documents, within its time limit',
  },
  'services/media/attachments/pdf/copy-content.ts': {
    '^[+-]?': 'read in the process of documents, within its time limit',
  },
  'services/media/metadata/document-title.ts': {
    '<(?:\\w+:)?title': 'read in the process of documents, within its time limit',
  },
  'services/media/metadata/edit-xml.ts': {
    '\\s+([^\\s=': 'read in the process of documents, within its time limit',
  },
  'services/media/metadata/open-document-rules.ts': {
    '^(?:Printer': 'read in the process of documents, within its time limit',
  },
  'web/server/screens/reconstruction-links.ts': { '<a\\b': 'pages that we rendered' },
  'web/server/screens/reconstruction.tsx': {
    '<script\\b': 'pages that we rendered',
    '<noscript>': 'pages that we rendered',
    '<link rel=': 'pages that we rendered',
    '<meta name=': 'pages that we rendered',
    '<body\\b': 'pages that we rendered',
  },
  'web/server/truncate-text.ts': { '[\\s,;:': 'at most the characters that are shown' },
};
