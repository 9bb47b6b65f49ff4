import { foldText } from '../engine/fold-text.ts';

/** Returns a reference as it is compared: “EST-2026-01931”, “est 2026 01931” and “est202601931”. */
export function foldReference(reference: string): string {
  return foldText(reference).replaceAll(/[^\p{L}\p{N}]/gu, '');
}
