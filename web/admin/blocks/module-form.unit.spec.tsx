// @vitest-environment happy-dom

import type { ModuleType } from '@parvis/contracts/content/modules/module-types.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FormProps } from '../page-editor/form-props.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { harbour, harbourView, report, reportView } from '../testing/views.ts';
import { ModuleForm } from './module-form.tsx';

interface Sent {
  readonly method: string;
  readonly address: string;
  readonly body: unknown;
  readonly headers: Headers;
}

/** Responds like the library's API, and records requests. */
function serveLibrary(answerToWrites: readonly [number, unknown]) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { method = 'GET', body } = init;
    sent.push({ method, address, body, headers: new Headers(init.headers) });
    if (method !== 'GET') {
      return new Response(JSON.stringify(answerToWrites[1]), { status: answerToWrites[0] });
    }
    const list = { items: [harbourView], total: 1, page: 1, pageSize: 24 };
    const one = [harbourView, reportView].find(({ id }) => address.includes(id));
    return new Response(JSON.stringify(one ?? list));
  });
  return sent;
}

function renderForm(
  data: Record<string, unknown>,
  refused = new Map<string, string>(),
  type: ModuleType = 'image',
) {
  const onChange = vi.fn<FormProps['onChange']>();
  renderScreen(
    <ModuleForm
      type={type}
      locale="fr"
      data={data}
      onChange={onChange}
      refused={refused}
      readOnly={false}
    />,
  );
  return onChange;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the form of an image module', () => {
  it('sets an image picked from the library and keeps the caption', async () => {
    serveLibrary([500, {}]);
    const onChange = renderForm({ caption: 'The sea wall' });
    fireEvent.click(await screen.findByRole('button', { name: 'Choose an image' }));
    fireEvent.click(await screen.findByRole('option', { name: 'The harbour' }));
    expect(onChange).toHaveBeenCalledWith({ caption: 'The sea wall', imageId: harbour.id });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('searches for images by a word', async () => {
    const sent = serveLibrary([500, {}]);
    renderForm({});
    fireEvent.click(await screen.findByRole('button', { name: 'Choose an image' }));
    fireEvent.change(await screen.findByLabelText('Find an image'), {
      target: { value: ' port ' },
    });
    await waitFor(() => {
      expect(sent.some(({ address }) => address.includes('q=port&page=1'))).toBe(true);
    });
  });

  it('picks the library’s image instead of uploading a duplicate', async () => {
    const sent = serveLibrary([500, {}]);
    const onChange = renderForm({});
    fireEvent.click(await screen.findByRole('button', { name: 'Choose an image' }));
    await screen.findByRole('button', { name: 'Upload files…' });
    const input = document.querySelector('input[type="file"]');
    if (input === null) throw new Error('no file input');
    const file = new File(['bytes'], 'quai nord.png', { type: 'image/png' });
    fireEvent.change(input, { target: { files: [file] } });
    fireEvent.click(await screen.findByRole('button', { name: 'Use that one (quai nord.png)' }));
    await waitFor(() => expect(onChange).toHaveBeenCalledWith({ imageId: harbour.id }));
    expect(sent.some(({ method }) => method !== 'GET')).toBe(false);
  });

  it('shows alternative texts, marks missing languages, and saves them based on the revision', async () => {
    const sent = serveLibrary([200, { ...harbourView, revision: 3 }]);
    renderForm({ imageId: harbour.id });
    const french = await screen.findByLabelText<HTMLTextAreaElement>('Alternative text in French');
    expect(french.value).toBe('Le port vu du ciel');
    expect(screen.getAllByText(/Required to publish content in this language/)).toHaveLength(1);
    const english = screen.getByLabelText('Alternative text in English');
    fireEvent.change(english, { target: { value: 'The harbour from above' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save the description' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true));
    const save = sent.find(({ method }) => method === 'PUT');
    expect(save?.headers.get('if-match')).toBe('"2"');
    expect(JSON.parse(String(save?.body))).toEqual({
      ...harbour.details,
      alternativeText: { fr: 'Le port vu du ciel', en: 'The harbour from above' },
    });
  });

  it('shows an image’s title in the language of the interface, and saves both', async () => {
    const sent = serveLibrary([200, { ...harbourView, revision: 3 }]);
    renderForm({ imageId: harbour.id });
    expect(await screen.findByText('The harbour')).toBeDefined();
    const english = screen.getByLabelText<HTMLInputElement>('Title in English');
    expect(english.value).toBe('The harbour');
    expect(screen.getByText('As in French when empty.')).toBeDefined();
    fireEvent.change(english, { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save the description' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true));
    const save = sent.find(({ method }) => method === 'PUT');
    expect(JSON.parse(String(save?.body))).toEqual({
      ...harbour.details,
      title: { fr: 'Le port', en: '' },
    });
  });

  it('shows the library’s alternative text until there is one for this use', async () => {
    serveLibrary([500, {}]);
    const onChange = renderForm({ imageId: harbour.id });
    const says = await screen.findByLabelText<HTMLSelectElement>('Alternative text');
    expect(says.value).toBe('library');
    expect(await screen.findByText('“Le port vu du ciel”')).toBeDefined();
    expect(screen.queryByLabelText('Alternative text here')).toBeNull();
    fireEvent.change(says, { target: { value: 'own' } });
    const own = { kind: 'own', text: 'Le port vu du ciel' };
    expect(onChange).toHaveBeenLastCalledWith({ imageId: harbour.id, imageAlt: own });
    fireEvent.change(says, { target: { value: 'decorative' } });
    const imageAlt = { kind: 'decorative' };
    expect(onChange).toHaveBeenLastCalledWith({ imageId: harbour.id, imageAlt });
  });

  it('changes the alternative text of this use, and drops it with the image', async () => {
    serveLibrary([500, {}]);
    const imageAlt = { kind: 'own', text: 'Le port, de nuit' };
    const onChange = renderForm({ imageId: 'img000000009', imageAlt });
    const text = await screen.findByLabelText<HTMLTextAreaElement>('Alternative text here');
    expect(text.value).toBe('Le port, de nuit');
    fireEvent.change(text, { target: { value: 'Le port, le jour' } });
    const said = { kind: 'own', text: 'Le port, le jour' };
    expect(onChange).toHaveBeenLastCalledWith({ imageId: 'img000000009', imageAlt: said });
    fireEvent.click(await screen.findByRole('button', { name: 'Choose another image' }));
    fireEvent.click(await screen.findByRole('option', { name: 'The harbour' }));
    expect(onChange).toHaveBeenLastCalledWith({ imageId: harbour.id });
  });

  it('shows no alternative text without an image', () => {
    serveLibrary([500, {}]);
    renderForm({});
    expect(screen.queryByLabelText('Alternative text')).toBeNull();
  });

  it('shows that an image is missing, and changes the width', async () => {
    serveLibrary([500, {}]);
    const onChange = renderForm({ caption: 'a' }, new Map([['imageId', 'A picture is missing.']]));
    expect((await screen.findByRole('alert')).textContent).toBe('A picture is missing.');
    fireEvent.change(screen.getByLabelText('Width'), { target: { value: 'wide' } });
    expect(onChange).toHaveBeenCalledWith({ caption: 'a', size: 'wide' });
  });
});

describe('the form of a module with files', () => {
  it('shows a file’s titles, and saves them based on the revision', async () => {
    const sent = serveLibrary([200, { ...reportView, revision: 2 }]);
    renderForm({ title: '', items: [{ fileId: report.id }] }, undefined, 'download-cards');
    const picked = await screen.findByRole<HTMLInputElement>('combobox');
    expect(picked.value).toBe('Annual report');
    expect(screen.queryByLabelText('Alternative text in French')).toBeNull();
    const french = screen.getByLabelText('Title in French');
    fireEvent.change(french, { target: { value: 'Le rapport' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save the description' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true));
    const save = sent.find(({ method }) => method === 'PUT');
    expect([save?.address, save?.headers.get('if-match')]).toEqual([
      `/api/media/files/${report.id}`,
      '"1"',
    ]);
    expect(JSON.parse(String(save?.body))).toEqual({
      title: { fr: 'Le rapport', en: 'Annual report' },
      credit: 'Atelier',
    });
  });
});

describe('the form of a module with a list', () => {
  const figures = [
    { value: '31', label: 'ports' },
    { value: '9', label: 'countries' },
  ];
  const renderFigures = (refused = new Map<string, string>()) =>
    renderForm({ title: 'In figures', items: figures }, refused, 'key-numbers');

  it('changes a field of one item and keeps the rest', async () => {
    const onChange = renderFigures();
    const [, second] = await screen.findAllByLabelText('What it counts');
    if (second === undefined) throw new Error('no field in the second item');
    fireEvent.change(second, { target: { value: 'shores' } });
    expect(onChange).toHaveBeenCalledWith({
      title: 'In figures',
      items: [figures[0], { value: '9', label: 'shores' }],
    });
  });

  it('adds an item, and removes one', async () => {
    const onChange = renderFigures();
    fireEvent.click(await screen.findByRole('button', { name: 'Add: Figure' }));
    expect(onChange).toHaveBeenLastCalledWith({ title: 'In figures', items: [...figures, {}] });
    const [remove] = screen.getAllByRole('button', { name: 'Remove' });
    if (remove === undefined) throw new Error('no remove button');
    fireEvent.click(remove);
    expect(onChange).toHaveBeenLastCalledWith({ title: 'In figures', items: [figures[1]] });
  });

  it('moves an item by its buttons, and by Alt and an arrow, within the list', async () => {
    const onChange = renderFigures();
    const moved = { title: 'In figures', items: figures.toReversed() };
    const [first] = await screen.findAllByRole('button', { name: 'Move down' });
    if (first === undefined) throw new Error('no move button');
    fireEvent.click(first);
    expect(onChange).toHaveBeenLastCalledWith(moved);
    const item = screen.getByRole('group', { name: 'Figure 2' });
    fireEvent.keyDown(item, { key: 'ArrowUp', altKey: true });
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(onChange).toHaveBeenLastCalledWith(moved);
    fireEvent.keyDown(item, { key: 'ArrowDown', altKey: true });
    fireEvent.keyDown(item, { key: 'ArrowUp' });
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('shows validation messages next to the field of an item', async () => {
    renderFigures(new Map([['items/1/label', 'This field is missing.']]));
    const [first, second] = await screen.findAllByLabelText('What it counts');
    expect(first?.getAttribute('aria-invalid')).toBeNull();
    expect(second?.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('This field is missing.')).toHaveLength(1);
  });
});

describe('the form of a module with a date and a link', () => {
  it('converts a date and time in Paris to an instant', async () => {
    const onChange = renderForm({ title: 'Forum' }, new Map(), 'event');
    const start = await screen.findByLabelText('Start');
    expect(screen.getAllByText(/it does not delay publication/).length).toBeGreaterThan(0);
    fireEvent.change(start, { target: { value: '2027-07-14T09:30' } });
    expect(onChange).toHaveBeenLastCalledWith({
      title: 'Forum',
      startsAt: '2027-07-14T07:30:00.000Z',
    });
  });

  it('sets an address, and removes an optional link', async () => {
    const onChange = renderForm(
      { title: 'Forum', link: { kind: 'address', href: '/a' } },
      new Map(),
      'event',
    );
    fireEvent.change(await screen.findByLabelText('Address'), { target: { value: '/b' } });
    expect(onChange).toHaveBeenLastCalledWith({
      title: 'Forum',
      link: { kind: 'address', href: '/b' },
    });
    fireEvent.change(screen.getByLabelText('Where the link leads'), { target: { value: 'none' } });
    expect(onChange).toHaveBeenLastCalledWith({ title: 'Forum', link: undefined });
  });

  it.each([
    ['address', { kind: 'address', href: 'a b' }, 'link/href'],
    ['missing page', { kind: 'content' }, 'link/contentId'],
  ])('shows why the %s of a link was refused', async (_, link, path) => {
    renderForm({ title: 'Forum', link }, new Map([[path, 'Not valid.']]), 'event');
    expect(await screen.findAllByText('Not valid.')).toHaveLength(1);
  });
});

describe('the form of a text', () => {
  const linked = {
    type: 'text',
    text: 'Our ports',
    marks: [{ type: 'link', attrs: { href: '/' } }],
  };
  const doc = { type: 'doc', content: [{ type: 'paragraph', content: [linked] }] };

  it.each([
    ['doc/content/0/content/0/marks/0/attrs/href', 'Link “Our ports”: Too long.'],
    ['doc/content/0/content/0/marks/1/attrs/title', 'Too long.'],
    ['doc/content/9/content/9/marks/0/attrs/href', 'Too long.'],
    ['doc', 'Too long.'],
  ])('shows why it was refused because of %s', async (path, words) => {
    renderForm({ doc }, new Map([[path, 'Too long.']]), 'text');
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

describe('the form of a module with a required choice', () => {
  it('saves the choice that is shown, even if nobody chose it', async () => {
    serveLibrary([200, {}]);
    const onChange = renderForm({}, new Map(), 'teaser');
    expect(await screen.findByLabelText('What is announced')).toHaveProperty('value', 'article');
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'À lire' } });
    expect(onChange).toHaveBeenCalledWith({ title: 'À lire', source: 'article' });
  });
});
