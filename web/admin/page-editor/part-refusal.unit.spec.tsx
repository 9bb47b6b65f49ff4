// @vitest-environment happy-dom

import { describeFields } from '@parvis/contracts/content/modules/fields.ts';
import { moduleSchemaOf } from '@parvis/contracts/content/modules/module-types.ts';
import type { Problem } from '@parvis/contracts/http/problem.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { PartRefusal } from './part-refusal.tsx';

const problem: Problem = {
  type: 'urn:parvis:refusal:too-much-content',
  title: 'Conflict',
  status: 409,
  detail: 'The page is full.',
  code: 'too-much-content',
  errors: [],
};

afterEach(cleanup);

it.each([
  ['shows the reason, when it concerns no field', [], true],
  ['shows the reason, when the form has no such field', ['type'], true],
  ['leaves the reason to the field that it concerns', ['text'], false],
  ['leaves the reason to the field whose content it concerns', ['text/0/href'], false],
])('%s', async (_, paths, isShown) => {
  const refused = new Map(paths.map((path) => [path, problem.detail]));
  const fields = describeFields(moduleSchemaOf('statement'));
  renderScreen(<PartRefusal part="header" problem={problem} fields={fields} refused={refused} />);
  const { textContent } = await screen.findByRole('alert');
  expect(textContent?.includes(problem.detail)).toBe(isShown);
});
