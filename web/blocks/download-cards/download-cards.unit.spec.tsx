import { moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import { moduleContentSchema } from '@parvis/contracts/content/modules/module-types.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import type { ShownFile } from '@parvis/contracts/media/shown-file.ts';
import { blockMessages } from '@parvis/contracts/messages/blocks.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl, RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { ModuleView } from '../module-view.tsx';

const fileId = mediaIdSchema.parse('file00000001');
const report: ShownFile = {
  title: { fr: 'Rapport', en: 'Report' },
  format: 'pdf',
  bytes: 6_000,
  url: '/media/files/file00000001/rapport.pdf',
  hash: 'ab'.repeat(32),
};

function markup(file: ShownFile): string {
  const messages = blockMessages.forReactIntl('fr');
  return renderToStaticMarkup(
    <RawIntlProvider value={createIntl({ locale: 'fr', messages })}>
      <ModuleView
        id={moduleIdSchema.parse('m0dule0000010001')}
        content={moduleContentSchema.parse({
          type: 'download-cards',
          data: { items: [{ fileId }] },
        })}
        headingIds={[]}
        files={new Map([[fileId, file]])}
        locale="fr"
        viewer={{ logged: false, editing: false }}
        isFirst={false}
      />
    </RawIntlProvider>,
  );
}

test('a document shows its first page, which says nothing beside its title', () => {
  const html = markup({ ...report, cover: { width: 768, height: 1086 } });
  expect(html).toContain(`src="/media/renditions/${report.hash}/whole/768.jpg" alt=""`);
  expect(html).not.toContain('>pdf<');
});

test('a document without a drawn page shows a sheet with its format', () => {
  const html = markup(report);
  expect(html).not.toContain('<img');
  expect(html).toContain('>pdf<');
});
