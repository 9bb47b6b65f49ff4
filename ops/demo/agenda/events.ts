import type { DemoNews } from '../demo-content.ts';
export const events: readonly DemoNews[] = [];
