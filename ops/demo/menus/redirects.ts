import type { DemoTarget } from './demo-menu.ts';

/** Addresses that people remember or that moved, in both languages; without a target, one that is gone. */
export interface DemoRedirect {
  readonly key: string;
  readonly on: string;
  readonly fr: string;
  readonly en: string;
  readonly to?: DemoTarget;
}

export const redirects: readonly DemoRedirect[] = [
  {
    key: 'press',
    on: '2024-03-01',
    fr: '/presse',
    en: '/en/press',
    to: { route: 'bnp_mediaroom_pr' },
  },
  {
    key: 'history',
    on: '2024-03-01',
    fr: '/histoire',
    en: '/en/history',
    to: { content: 'history' },
  },
  {
    key: 'management',
    on: '2024-03-01',
    fr: '/groupe/direction',
    en: '/en/group/management',
    to: { content: 'governance' },
  },
  {
    key: 'plan',
    on: '2026-05-21',
    fr: '/2030-le-plan',
    en: '/en/2030-the-plan',
    to: { content: 'focus/plan-2030' },
  },
  {
    key: 'privacy',
    on: '2026-05-21',
    fr: '/donnees-personnelles',
    en: '/en/personal-data',
    to: { route: 'privacy' },
  },
  {
    key: 'accessibility',
    on: '2026-05-21',
    fr: '/accessibilite',
    en: '/en/accessibility',
    to: { route: 'accessibility' },
  },
  {
    key: 'simulator',
    on: '2025-06-02',
    fr: '/simulateur-de-pret',
    en: '/en/loan-simulator',
  },
];
