import { chartSize } from '../charts/chart-size.ts';
import { picture } from '../svg.ts';
import type { Tone } from './tones.ts';

/** Returns a complete picture of a scene on its sky. */
export function scene(tone: Tone, body: string): string {
  return picture(chartSize.width, chartSize.height, tone.sky, body);
}
