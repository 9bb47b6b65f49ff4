import type { DemoPage } from '../../demo-content.ts';
import { workingHereEn } from './en.ts';
import { workingHereFr } from './fr.ts';

/** What it is to work for the group: the page that shows every block at work. */
export const workingHere: DemoPage = {
  key: 'working-here',
  on: '2026-05-11',
  category: 'careers',
  parent: 'group',
  fr: workingHereFr,
  en: workingHereEn,
};
