import type { DemoNews } from '../demo-content.ts';
import { releasesOf2024 } from './releases-2024.ts';
import { releasesOf2025 } from './releases-2025.ts';
import { releasesOf2026 } from './releases-2026.ts';

/** Press releases over three years, oldest first. */
export const pressReleases: readonly DemoNews[] = [
  ...releasesOf2024,
  ...releasesOf2025,
  ...releasesOf2026,
];
