import { filesOfBrand } from '@parvis/contracts/brand/brand.ts';
import { checkPalette, nearestColour } from '@parvis/contracts/brand/check-palette.ts';
import type { Outcome, Refusal } from '@parvis/contracts/http/refusal.ts';
import {
  type SiteSettingsEvent,
  siteSettingsEvents,
  type siteSettingsKey,
} from '@parvis/contracts/site-settings/events.ts';
import {
  imagesOfSettings,
  type SavedSettings,
  type SiteSettings,
} from '@parvis/contracts/site-settings/settings.ts';
import { decideSingleton, type SingletonCommand } from '../revisioned/decide-singleton.ts';
import { commandsOn, type SavedEntity, unlessRefused } from '../revisioned/entity.ts';

/** Commands on the site’s settings. */
export type SiteSettingsCommand = SingletonCommand<typeof siteSettingsKey, SiteSettings>;

/** The site’s settings. */
export const siteSettings: SavedEntity<typeof siteSettingsKey, SiteSettings, SiteSettingsEvent> = {
  events: siteSettingsEvents,
  commands: commandsOn('settings'),
  saved: ({ revision, restored, content: settings }) =>
    restored === undefined
      ? { type: 'SiteSettingsSaved', data: { revision, settings } }
      : { type: 'SiteSettingsRestored', data: { revision, restored, settings } },
};

/**
 * Decides a command on the site’s settings.
 * @param known the named images that exist in the library, and files that were kept
 */
export function decideSettings(
  command: SiteSettingsCommand,
  state: SavedSettings | undefined,
  known: ReadonlySet<string>,
): Outcome<readonly SiteSettingsEvent[]> {
  return unlessRefused(decideSingleton(siteSettings, command, state), (event) =>
    event.type === 'SiteSettingsSaved'
      ? [
          ...unknownReference(event.data.settings, state, known),
          ...faintColours(event.data.settings),
        ]
      : [],
  );
}

/** Refuses colours that are not legible on each other. */
function faintColours({ brand: { palette } }: SiteSettings): readonly Refusal[] {
  if (palette === undefined) return [];
  return checkPalette(palette).map(({ colour, contrast, minimum, pair }) => ({
    code: 'invalid',
    path: ['brand', 'palette', colour],
    params: {
      reason: pair === undefined ? 'too-dark' : 'too-faint',
      contrast: Math.floor(contrast * 10) / 10,
      minimum,
      nearest: nearestColour(palette, colour),
    },
  }));
}

/** Refuses the first newly named image or file that does not exist; one deleted since may remain. */
function unknownReference(
  { logo, sharing, brand, offerImages }: SiteSettings,
  state: SavedSettings | undefined,
  known: ReadonlySet<string>,
): readonly Refusal[] {
  const former: readonly string[] = state ? referencesOf(state.content) : [];
  const picture = logo.kind === 'picture' ? logo : undefined;
  const named = [
    { path: ['logo', 'imageId'], id: picture?.imageId },
    { path: ['logo', 'onDeepId'], id: picture?.onDeepId },
    { path: ['sharing', 'imageId'], id: sharing.imageId },
    {
      path: ['brand', 'header', 'imageId'],
      id: brand.header?.kind === 'picture' ? brand.header.imageId : undefined,
    },
    ...filesOfBrand(brand).map(({ file, path }) => ({ path: ['brand', ...path], id: file })),
    ...offerImages.map(({ imageId }, index) => ({
      path: ['offerImages', index, 'imageId'],
      id: imageId,
    })),
  ];
  for (const { path, id } of named) {
    if (id === undefined || known.has(id) || former.includes(id)) continue;
    return [{ code: 'reference-unknown', path, params: { field: String(path.at(-1)), id } }];
  }
  return [];
}

function referencesOf(settings: SiteSettings): readonly string[] {
  return [...imagesOfSettings(settings), ...filesOfBrand(settings.brand).map(({ file }) => file)];
}
