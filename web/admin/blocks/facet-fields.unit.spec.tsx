// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FormProps } from '../page-editor/form-props.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { ModuleForm } from './module-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function renderTeaser(group: string) {
  const sea = { group: 'domains', id: 'mer', names: { fr: 'Mer', en: 'Sea' }, slugs: null };
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json({ items: address.includes('group=domains') ? [{ ...sea, revision: 1 }] : [] }),
  );
  const onChange = vi.fn<FormProps['onChange']>();
  renderScreen(
    <ModuleForm
      type="teaser"
      locale="fr"
      data={{ title: 'À lire', source: 'article', group, facet: '' }}
      onChange={onChange}
      refused={new Map()}
      readOnly={false}
    />,
  );
  return onChange;
}

test('a teaser’s filter value is chosen by its name, among those of the filter', async () => {
  const onChange = renderTeaser('domains');
  await screen.findByRole('option', { name: 'Sea' });
  fireEvent.change(screen.getByLabelText('Filter value'), { target: { value: 'mer' } });
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ facet: 'mer' }));
});

test('a teaser without a filter requires no value', async () => {
  renderTeaser('none');
  await screen.findByLabelText('Filter');
  expect(screen.queryByLabelText('Filter value')).toBe(null);
});
