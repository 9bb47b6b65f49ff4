import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import {
  type SiteSettingsEvent,
  siteSettingsEvents,
} from '@parvis/contracts/site-settings/events.ts';
import {
  type SavedSettings,
  type SiteSettings,
  siteSettingsSchema,
} from '@parvis/contracts/site-settings/settings.ts';
import { describe, expect, it } from 'vitest';
import { decideSettings } from './decide.ts';

const picture = mediaIdSchema.parse('image0000001');
const file = 'ab'.repeat(16);
const face = {
  file,
  family: 'Rive',
  ascent: 900,
  descent: 250,
  gap: 0,
  width: 500,
  lightest: 400,
  boldest: 700,
  hasSerifs: true,
  licensed: true,
};
const library = new Set([picture]);
const empty = new Set<string>();
const ann = { by: 'ann', at: '2026-01-01T00:00:00.000Z' };
const named = (fr: string, more: object = {}): SiteSettings =>
  siteSettingsSchema.parse({ name: { fr }, ...more });
const pictured = named('Rive', { logo: { kind: 'picture', imageId: picture } });

const saved = (revision: number, settings: SiteSettings): SiteSettingsEvent => ({
  type: 'SiteSettingsSaved',
  data: { revision, settings },
});
const after = (...events: readonly SiteSettingsEvent[]) =>
  events.reduce<SavedSettings | undefined>(
    (state, one) => siteSettingsEvents.evolve(state, one, ann),
    undefined,
  );

describe('Saving the settings', () => {
  const save = (expectedRevision: number, content: SiteSettings) =>
    ({ type: 'save', id: 'settings', expectedRevision, content }) as const;

  it('for the first time follows revision 0', () => {
    const decided = decideSettings(save(0, named('Rive')), after(), empty);
    expect(decided).toEqual({ ok: true, value: [saved(1, named('Rive'))] });
  });

  it('stores all of them as a new revision', () => {
    const state = after(saved(1, named('Rive', { footerNote: { fr: 'Note' } })));
    const decided = decideSettings(save(1, named('Large')), state, empty);
    expect(decided).toEqual({ ok: true, value: [saved(2, named('Large'))] });
  });

  it.each([
    ['a newer revision', 1, after(saved(1, named('Rive')), saved(2, named('Large')))],
    ['a first one', 0, after(saved(1, named('Rive')))],
  ])('is refused over %s, naming who saved it', (_what, seen, state) => {
    expect(decideSettings(save(seen, named('Mer')), state, empty)).toMatchObject({
      refusals: [{ code: 'stale-revision', params: { by: 'ann', revision: state?.revision } }],
    });
  });

  it('is refused with colours that are not legible, naming the nearest that are', () => {
    const palette = { primary: '#124c70', accent: '#ff8800', ground: '#fcfaf6' };
    const decided = decideSettings(save(0, named('Rive', { brand: { palette } })), after(), empty);
    expect(decided).toMatchObject({
      refusals: [
        {
          code: 'invalid',
          path: ['brand', 'palette', 'accent'],
          params: {
            reason: 'too-faint',
            minimum: 4.5,
            nearest: expect.stringMatching(/^#[0-9a-f]{6}$/),
          },
        },
      ],
    });
  });

  it('is refused with a ground that is too dark for pages', () => {
    const palette = { primary: '#124c70', accent: '#c2410c', ground: '#777777' };
    const decided = decideSettings(save(0, named('Rive', { brand: { palette } })), after(), empty);
    expect(decided).toMatchObject({
      refusals: expect.arrayContaining([
        expect.objectContaining({
          path: ['brand', 'palette', 'ground'],
          params: expect.objectContaining({ reason: 'too-dark', contrast: 4.6, minimum: 17 }),
        }),
      ]),
    });
  });

  it('is refused on an unknown revision', () => {
    expect(decideSettings(save(3, named('Mer')), after(), empty)).toMatchObject({
      refusals: [{ code: 'stale-revision' }],
    });
  });

  it('accepts an image from the library as the logo, and refuses any other', () => {
    expect(decideSettings(save(0, pictured), after(), library).ok).toBe(true);
    expect(decideSettings(save(0, pictured), after(), empty)).toMatchObject({
      refusals: [
        {
          code: 'reference-unknown',
          path: ['logo', 'imageId'],
          params: { field: 'imageId', id: picture },
        },
      ],
    });
  });

  it('refuses a logo for dark grounds that the library does not have', () => {
    const onDeepId = mediaIdSchema.parse('image0000009');
    const logo = { kind: 'picture', imageId: picture, onDeepId, withName: true } as const;
    expect(decideSettings(save(0, named('Rive', { logo })), after(), library)).toMatchObject({
      refusals: [{ code: 'reference-unknown', path: ['logo', 'onDeepId'] }],
    });
  });

  it('accepts images from the library for offers, and refuses any other, naming which', () => {
    const offerImages = [
      { domain: 'risk', imageId: picture },
      { domain: 'legal', imageId: mediaIdSchema.parse('image0000009') },
    ];
    const known = new Set(offerImages.map(({ imageId }) => imageId));
    const content = named('Rive', { offerImages });
    expect(decideSettings(save(0, content), after(), known).ok).toBe(true);
    expect(decideSettings(save(0, content), after(), library)).toMatchObject({
      refusals: [{ code: 'reference-unknown', path: ['offerImages', 1, 'imageId'] }],
    });
    const twice = { offerImages: [offerImages[0], offerImages[0]] };
    expect(siteSettingsSchema.safeParse(twice).error?.issues).toMatchObject([
      { path: ['offerImages'], message: 'a field of work twice' },
    ]);
  });

  it('accepts an image from the library for shared links, and refuses any other', () => {
    const shared = named('Rive', { sharing: { imageId: picture } });
    expect(decideSettings(save(0, shared), after(), library).ok).toBe(true);
    expect(decideSettings(save(0, shared), after(), empty)).toMatchObject({
      refusals: [{ code: 'reference-unknown', path: ['sharing', 'imageId'] }],
    });
  });

  it.each([
    ['image of headers', { header: { kind: 'picture', imageId: picture } }, ['header', 'imageId']],
    ['drawing of headers', { header: { kind: 'drawing', file } }, ['header', 'file']],
    ['type face', { faces: { text: face } }, ['faces', 'text', 'file']],
  ])(
    'accepts a known %s, refuses any other, and keeps one that was deleted since',
    (_, brand, path) => {
      const branded = named('Rive', { brand });
      const known = new Set([picture, file]);
      expect(decideSettings(save(0, branded), after(), known).ok).toBe(true);
      expect(decideSettings(save(0, branded), after(), empty)).toMatchObject({
        refusals: [{ code: 'reference-unknown', path: ['brand', ...path] }],
      });
      expect(decideSettings(save(1, branded), after(saved(1, branded)), empty).ok).toBe(true);
    },
  );

  it('keeps a logo whose image was deleted since, but accepts no other that was', () => {
    expect(decideSettings(save(1, pictured), after(saved(1, pictured)), empty).ok).toBe(true);
    const imageId = mediaIdSchema.parse('image0000002');
    const other = named('Rive', { logo: { kind: 'picture', imageId } });
    expect(decideSettings(save(1, other), after(saved(1, pictured)), empty).ok).toBe(false);
  });
});

describe('Restoring the settings', () => {
  const restore = (restored: number, expectedRevision: number) =>
    ({ type: 'restore', id: 'settings', expectedRevision, restored, content: pictured }) as const;
  const state = after(saved(1, pictured), saved(2, named('Large')));

  it('makes the earlier revision the newest, whatever happened to its image', () => {
    expect(decideSettings(restore(1, 2), state, empty)).toEqual({
      ok: true,
      value: [
        { type: 'SiteSettingsRestored', data: { revision: 3, restored: 1, settings: pictured } },
      ],
    });
  });

  it('is refused for an unknown revision, and over a revision that its author never saw', () => {
    expect(decideSettings(restore(3, 2), state, empty)).toMatchObject({
      refusals: [{ code: 'revision-not-found', path: ['revision'] }],
    });
    expect(decideSettings(restore(1, 1), state, empty)).toMatchObject({
      refusals: [{ code: 'stale-revision' }],
    });
  });
});
