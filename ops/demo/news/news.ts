import type { DemoNews } from '../demo-content.ts';
import { newsOfEarly2024 } from './early-2024.ts';
import { newsOfEarly2025 } from './early-2025.ts';
import { newsOfEarly2026 } from './early-2026.ts';
import { newsOfLate2024 } from './late-2024.ts';
import { newsOfLate2025 } from './late-2025.ts';
import { newsOfLate2026 } from './late-2026.ts';

/** Articles over three years, oldest first. */
export const news: readonly DemoNews[] = [
  ...newsOfEarly2024,
  ...newsOfLate2024,
  ...newsOfEarly2025,
  ...newsOfLate2025,
  ...newsOfEarly2026,
  ...newsOfLate2026,
];
