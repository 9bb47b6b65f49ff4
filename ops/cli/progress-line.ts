import type { WriteStream } from 'node:tty';

/** Returns a line that is redrawn in place as work progresses; nothing without a terminal. */
export function progressLine(output: Pick<WriteStream, 'isTTY' | 'write'>): {
  show(text: string): void;
  end(): void;
} {
  let shown = '';
  return {
    show(text) {
      if (output.isTTY && text !== shown) output.write(`\r${text.padEnd(shown.length)}`);
      shown = text;
    },
    end() {
      if (output.isTTY && shown !== '') output.write('\n');
      shown = '';
    },
  };
}
