import type { DemoPage } from '../../demo-content.ts';
import { homeEn } from './en.ts';
import { homeFr } from './fr.ts';

/** The home page, rewritten with each year's accounts and with the plan of 2026. */
export const home: DemoPage = {
  key: 'home',
  on: '2024-01-08',
  image: 'estuary',
  fr: homeFr,
  en: homeEn,
};
