import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';

/** Returns the bytes of a part; an interrupted one throws, and leaves nothing behind. */
export async function readWhole(
  bytes: AsyncIterable<Uint8Array>,
  maximum: number,
): Promise<Outcome<Uint8Array>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.byteLength;
    if (size > maximum) return refuse('body-too-large', { params: { size, maximum } });
    chunks.push(chunk);
  }
  if (size === 0) return refuse('invalid', { path: ['body'], params: { reason: 'required' } });
  return accept(Buffer.concat(chunks));
}
