import type { DemoNews } from '../demo-content.ts';
export const pressReleases: readonly DemoNews[] = [];
