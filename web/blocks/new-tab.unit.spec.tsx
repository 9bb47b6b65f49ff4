import { defaultPageDetails } from '@parvis/contracts/content/details.ts';
import { contentIdSchema, moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import { describeFields, type Field } from '@parvis/contracts/content/modules/fields.ts';
import {
  moduleContentSchema,
  moduleSchemaOf,
  moduleTypeSchema,
} from '@parvis/contracts/content/modules/module-types.ts';
import { blockMessages } from '@parvis/contracts/messages/blocks.ts';
import type { Teaser } from '@parvis/contracts/site/content-page.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl, RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { ModuleView } from './module-view.tsx';

const id = moduleIdSchema.parse('m0dule0000010001');
const teaser: Teaser = {
  id: contentIdSchema.parse('content00001'),
  title: 'Crue',
  path: '/actualite/crue',
  summary: null,
  details: defaultPageDetails,
};

const hasLink = (fields: readonly Field[]): boolean =>
  fields.some((field) => field.kind === 'link' || (field.kind === 'list' && hasLink(field.fields)));
const linking = moduleTypeSchema.options.filter((type) =>
  hasLink(describeFields(moduleSchemaOf(type))),
);

const href = 'https://ailleurs.example/';

/** Returns data for every field except ids, with every link leading to the address. */
function dataOf(fields: readonly Field[], newTab: boolean): Record<string, unknown> {
  const known = new Map<Field['kind'], unknown>([
    ['line', 'mot'],
    ['code', 'mot'],
    ['paragraph', 'phrase'],
    ['link', { kind: 'address', href, newTab }],
    ['number', 1],
    ['instant', '2027-03-01T09:00:00Z'],
  ]);
  const valueOf = (field: Field) => {
    if (field.kind === 'list') return [dataOf(field.fields, newTab), dataOf(field.fields, newTab)];
    if (field.kind === 'choice') return field.optional ? undefined : field.options[0];
    return known.get(field.kind);
  };
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
}

/** Returns the links to the address in the markup of a block. */
function linksOf(type: (typeof linking)[number], newTab: boolean): readonly string[] {
  const data = dataOf(describeFields(moduleSchemaOf(type)), newTab);
  const markup = renderToStaticMarkup(
    <RawIntlProvider
      value={createIntl({ locale: 'fr', messages: blockMessages.forReactIntl('fr') })}
    >
      <ModuleView
        id={id}
        content={moduleContentSchema.parse({ type, data })}
        headingIds={[]}
        teasers={new Map([[id, [teaser]]])}
        locale="fr"
        viewer={{ logged: false, editing: false }}
        isFirst
      />
    </RawIntlProvider>,
  );
  return [...markup.matchAll(/<a [^>]*href="([^"]*)".*?<\/a>/g)]
    .filter(([, leadsTo]) => leadsTo === href)
    .map(([link]) => link);
}

test('some module types have links', () => {
  expect(linking.length).toBeGreaterThan(0);
});

test.each(linking)('every link of %s opens in the tab that its editor chose', (type) => {
  const elsewhere = linksOf(type, true);
  expect(elsewhere.length).toBeGreaterThan(0);
  for (const link of elsewhere) {
    expect(link).toContain('target="_blank"');
    expect(link).toContain('rel="noopener"');
    expect(link).toContain(blockMessages.format('link.new-tab', 'fr'));
  }
  const here = linksOf(type, false);
  expect(here).toHaveLength(elsewhere.length);
  expect(here.filter((link) => link.includes('target='))).toEqual([]);
});
