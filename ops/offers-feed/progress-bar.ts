import { progressLine } from '../cli/progress-line.ts';

const cells = 30;

/** Returns a progress bar for reading a feed; nothing without a terminal. */
export function progressBar(
  output: Parameters<typeof progressLine>[0],
  bytes: number,
): { show(records: number, bytesRead: number): void; end(): void } {
  const line = progressLine(output);
  return {
    show(records, bytesRead) {
      const share = bytes === 0 ? 1 : Math.min(1, bytesRead / bytes);
      const full = Math.round(share * cells);
      const bar = '█'.repeat(full) + '░'.repeat(cells - full);
      line.show(`${bar} ${Math.floor(share * 100)} %, ${records} offers`);
    },
    end: line.end,
  };
}
