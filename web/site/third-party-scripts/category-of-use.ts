import type { ScriptUse } from '@parvis/contracts/third-parties/scripts.ts';
import type { Purpose } from '../consent/purposes.ts';

/** The consent that scripts of third parties require. */
export const categoryOfUse = {
  measurement: 'cat2',
  conversion: 'cat5',
} as const satisfies Readonly<Record<ScriptUse, Purpose>>;
