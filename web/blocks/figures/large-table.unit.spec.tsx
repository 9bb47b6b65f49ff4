import { moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import { moduleContentSchema } from '@parvis/contracts/content/modules/module-types.ts';
import { maxFigureCells } from '@parvis/contracts/figures/figures-table.ts';
import { blockMessages } from '@parvis/contracts/messages/blocks.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl, RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { ModuleView } from '../module-view.tsx';

const intl = createIntl({ locale: 'fr', messages: blockMessages.forReactIntl('fr') });

/** Checks and renders a table of ten columns; returns the processor time it took, in milliseconds. */
function timeOf(rows: number): number {
  const places = Array.from({ length: 10 }, (_, at) => at);
  const table = {
    columns: places.map((at) => ({ heading: String(2010 + at) })),
    rows: Array.from({ length: rows }, (_, row) => ({
      heading: `Row ${row}`,
      cells: places.map((at) => `${row * at}.${at}`),
    })),
  };
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
    expect(render()).toContain(`Row ${rows - 1}`);
    return process.cpuUsage(before).user / 1000;
  });
  return Math.min(...spent);
}

test('the time of a table grows with its cells, up to the largest', () => {
  const largest = maxFigureCells / 10;
  timeOf(largest / 10);
  // In proportion it would be ten times, with their square a hundred times.
  expect(timeOf(largest) / timeOf(largest / 10)).toBeLessThan(35);
});
