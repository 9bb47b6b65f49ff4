import type { DemoPage } from '../../demo-content.ts';
import { workingHereEn } from './en.ts';
import { workingHereFr } from './fr.ts';

/** Working for the Group: the page that shows every module type. */
export const workingHere: DemoPage = {
  key: 'working-here',
  on: '2026-05-11',
  category: 'careers',
  parent: 'group',
  fr: workingHereFr,
  en: workingHereEn,
};
