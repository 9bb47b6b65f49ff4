import { fieldsOf } from '@parvis/contracts/content/header.ts';
import { headerFields } from '@parvis/contracts/content/header-fields.ts';
import { editedContentSchema } from '@parvis/contracts/content/kind-views.ts';
import { contentKinds } from '@parvis/contracts/content/kinds.ts';
import { fullHeaders } from '@parvis/contracts/content/testing/headers.ts';
import { expect, test } from 'vitest';
import { pageWith } from '../testing/views.ts';
import { savedPart, withoutEmptyFields } from './part.ts';

test.each(contentKinds)('a saved header of a %s keeps every field', (kind) => {
  const header = fieldsOf(fullHeaders[kind]);
  const all = headerFields[kind].map(({ name }) => name);
  expect(Object.keys(header).toSorted()).toEqual(all.toSorted());
  const view = editedContentSchema.parse({ ...pageWith({}), ...fullHeaders[kind] });
  const data = savedPart(view, 'header')?.data ?? {};
  expect(withoutEmptyFields(headerFields[kind], data)).toEqual(header);
});

const { news } = headerFields;
const pressContact = { name: 'Anne Riou', phone: '' };

test.each([
  [{ title: '', summary: '' }, { title: '' }],
  [{ title: 'A', category: undefined }, { title: 'A' }],
  [
    { title: 'A', pressContact },
    { title: 'A', pressContact: { name: 'Anne Riou' } },
  ],
  [{ title: 'A', pressContact: { name: '', phone: '' } }, { title: 'A' }],
  [
    { title: 'A', types: [] },
    { title: 'A', types: [] },
  ],
])('the form %j is sent as %j', (data, sent) => {
  expect(withoutEmptyFields(news, data)).toMatchObject(sent);
  const kept = Object.keys(withoutEmptyFields(news, data)).filter((name) => name in data);
  expect(kept.toSorted()).toEqual(Object.keys(sent).toSorted());
});
