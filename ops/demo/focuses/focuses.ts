import type { DemoFocus } from '../demo-content.ts';
import { plan2030 } from './plan-2030.ts';
import { renovation } from './renovation.ts';
import { tides2026 } from './tides-2026.ts';

/** The focuses of the demonstration, divided into tabs. */
export const focuses: readonly DemoFocus[] = [plan2030, tides2026, renovation];
