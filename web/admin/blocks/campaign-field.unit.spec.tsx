// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { InterfaceLanguageProvider } from '../shell/interface-language.tsx';
import { CampaignField } from './campaign-field.tsx';

/** More than one value can be chosen. */
const cities = [
  { id: 'france-bretagne-vannes', names: { fr: 'Vannes', en: 'Vannes' } },
  { id: 'france-bretagne-brest', names: { fr: 'Brest', en: 'Brest' } },
];
const domains = [
  { group: 'domains', id: 'sea', names: { fr: 'Mer', en: 'Sea' }, slugs: null, revision: 1 },
];

/** Renders a campaign in English; its fixed filters are stored in `changed`. */
function renderCampaign(list: string, filters: object) {
  vi.stubGlobal('fetch', async (given: string) => {
    const { pathname, searchParams } = new URL(given, 'http://localhost');
    if (pathname === '/api/facets') return Response.json({ items: domains });
    const isOfCities = searchParams.get('group') === 'city';
    const q = searchParams.get('q') ?? '';
    const ids = searchParams.get('ids');
    const items = isOfCities
      ? cities.filter(
          ({ id, names }) => names.en.includes(q) && (!ids || ids.split(',').includes(id)),
        )
      : [];
    return Response.json({ items: items.slice(0, 1), total: items.length });
  });
  const changed = vi.fn<(value: unknown) => void>();
  localStorage.setItem('parvis.interface-language', 'en');
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <InterfaceLanguageProvider>
        <CampaignField
          label="Campaign"
          value={{ list, filters }}
          onChange={changed}
          refused={undefined}
          readOnly={false}
          locale="en"
        />
      </InterfaceLanguageProvider>
    </QueryClientProvider>,
  );
  return changed;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Types words into a field, and picks an option. */
async function pick(label: string, words: string, title: string) {
  const input = await screen.findByRole('combobox', { name: label });
  input.focus();
  fireEvent.change(input, { target: { value: words } });
  fireEvent.click(await screen.findByRole('option', { name: title }));
}

test('a campaign of offers fixes values that offers have, found and shown by their names', async () => {
  const changed = renderCampaign('offers', { city: ['france-bretagne-brest'] });
  await screen.findByRole('button', { name: 'Remove: Brest' });
  await pick('City', 'Van', 'Vannes');
  expect(changed).toHaveBeenCalledWith({
    list: 'offers',
    filters: { city: ['france-bretagne-brest', 'france-bretagne-vannes'] },
  });
});

test('a campaign of news fixes the values of its filters by their names', async () => {
  const changed = renderCampaign('news', { types: ['gone'] });
  await pick('Businesses', 'Se', 'Sea');
  expect(changed).toHaveBeenCalledWith({
    list: 'news',
    filters: { types: ['gone'], domains: ['sea'] },
  });
});
