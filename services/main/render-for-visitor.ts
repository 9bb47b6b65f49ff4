import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Screen } from '@parvis/contracts/site/screens.ts';
import { composeFrame } from '@parvis/projections/pages/compose-frame.ts';
import type { Assets } from '@parvis/web/server/assets.ts';
import { renderScreen } from '@parvis/web/server/render-screen.tsx';
import type { Rendered } from '@parvis/web/server/rendered.ts';
import type { Pool } from 'pg';

type WithoutFrame<S> = S extends { readonly frame: unknown } ? Omit<S, 'frame'> : never;

/** Renders a screen in the frame of the site, the same for every visitor. */
export type RenderForVisitor = (
  locale: Locale,
  screen: WithoutFrame<Screen>,
  /** The same screen in the other language; that language's home page when omitted. */
  translation?: string,
) => Promise<Rendered>;

/** @throws ReadModelNotServed */
export function renderForVisitor(pool: Pool, assets: Assets): RenderForVisitor {
  return async (locale, screen, translation) => {
    const { frame } = await composeFrame(pool, locale, translation);
    return renderScreen({ ...screen, frame }, { logged: false, editing: false }, assets);
  };
}
