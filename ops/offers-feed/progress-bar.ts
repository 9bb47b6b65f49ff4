import type { WriteStream } from 'node:tty';

const cells = 30;

/** Returns a progress bar for reading a feed; nothing without a terminal. */
export function progressBar(
  output: Pick<WriteStream, 'isTTY' | 'write'>,
  bytes: number,
): { show(records: number, bytesRead: number): void; end(): void } {
  let shown = '';
  return {
    show(records, bytesRead) {
      const share = bytes === 0 ? 1 : Math.min(1, bytesRead / bytes);
      const full = Math.round(share * cells);
      const bar = '█'.repeat(full) + '░'.repeat(cells - full);
      const line = `${bar} ${Math.floor(share * 100)} %, ${records} offers`;
      if (output.isTTY && line !== shown) output.write(`\r${line}`);
      shown = line;
    },
    end() {
      if (output.isTTY && shown !== '') output.write('\n');
    },
  };
}
