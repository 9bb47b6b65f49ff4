import { moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import { moduleContentSchema } from '@parvis/contracts/content/modules/module-types.ts';
import { maxFigureCells } from '@parvis/contracts/figures/figures-table.ts';
import { blockMessages } from '@parvis/contracts/messages/blocks.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl, RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { ModuleView } from '../module-view.tsx';

/** Milliseconds of the processor, with React as in development; the build’s takes fewer than 30. */
const most = 90;

test('the largest table is checked and rendered without holding up other requests', () => {
  const places = Array.from({ length: 10 }, (_, at) => at);
  const table = {
    columns: places.map((at) => ({ heading: String(2010 + at) })),
    rows: Array.from({ length: maxFigureCells / 10 }, (_, row) => ({
      heading: `Row ${row}`,
      cells: places.map((at) => `${row * at}.${at}`),
    })),
  };
  const intl = createIntl({ locale: 'fr', messages: blockMessages.forReactIntl('fr') });
  const render = () => {
    const content = moduleContentSchema.parse({
      type: 'data-table',
      data: { caption: 'Large', table },
    });
    return renderToStaticMarkup(
      <RawIntlProvider value={intl}>
        <ModuleView
          id={moduleIdSchema.parse('m0dule0000010001')}
          content={content}
          headingIds={[]}
          locale="fr"
          viewer={{ logged: false, editing: false }}
          isFirst={false}
        />
      </RawIntlProvider>,
    );
  };
  const spent = Array.from({ length: 8 }, () => {
    const before = process.cpuUsage();
    expect(render()).toContain('Row 199');
    return process.cpuUsage(before).user / 1000;
  });
  expect(Math.min(...spent)).toBeLessThan(most);
});
