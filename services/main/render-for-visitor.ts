import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Screen } from '@parvis/contracts/site/screens.ts';
import { composeFrame, type PathInLanguage } from '@parvis/projections/pages/compose-frame.ts';
import type { Assets } from '@parvis/web/server/assets.ts';
import { renderScreen } from '@parvis/web/server/render-screen.tsx';
import type { Rendered } from '@parvis/web/server/rendered.ts';
import type { Pool } from 'pg';

type WithoutFrame<S> = S extends { readonly frame: unknown } ? Omit<S, 'frame'> : never;

/** Renders a screen in the frame of the site, the same for every visitor. */
export type RenderForVisitor = (
  locale: Locale,
  screen: WithoutFrame<Screen>,
  /** The path of the screen in another language; that language's home page when omitted. */
  pathIn?: PathInLanguage,
) => Promise<Rendered>;

/** @throws ReadModelNotServed */
export function renderForVisitor(pool: Pool, assets: Assets): RenderForVisitor {
  return async (locale, screen, pathIn) => {
    const { frame } = await composeFrame(pool, locale, pathIn);
    return renderScreen({ ...screen, frame }, { logged: false, editing: false }, assets);
  };
}
