import type { IncomingMessage } from 'node:http';

/** How much of an answer is kept, in characters. */
const keptAnswer = 300;

/** Returns how a response begins, as one line; the status counts, even if the rest never comes. */
export async function readBeginning(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response) {
      chunks.push(Buffer.from(chunk));
      length += chunks.at(-1)?.length ?? 0;
      if (length > 4 * keptAnswer) break;
    }
  } catch {
    // What came before it broke off is enough.
  }
  return oneLine(Buffer.concat(chunks).toString('utf8'));
}

/** Returns one line of what somebody else wrote, without characters that change how it is shown. */
export function oneLine(answer: string): string {
  return answer
    .replaceAll(/[\p{C}\p{Z}\s\uFFFD]+/gu, ' ')
    .trim()
    .slice(0, keptAnswer);
}
