import { expect, test } from 'vitest';
import { newReceiptCode } from '../../ethics/receipt-code.ts';
import { sealInThread } from './seal-in-thread.ts';

const salt = Buffer.alloc(32, 7);

test('a report is sealed and unsealed outside the serving thread, a large attachment included', async () => {
  const sealer = sealInThread();
  const file = new Uint8Array(4_000_000).fill(7);
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 5);
  const { identity, recipient } = await sealer.openReceipt(newReceiptCode(), salt);
  const unsealed = await sealer.unseal(identity, await sealer.sealTo(recipient, file));
  clearInterval(turning);
  expect(Buffer.from(unsealed).equals(file)).toBe(true);
  expect(turns).toBeGreaterThan(20);
});

test('after something that cannot be unsealed, reports are sealed as before', async () => {
  const sealer = sealInThread();
  const { identity, recipient } = await sealer.openReceipt(newReceiptCode(), salt);
  await expect(sealer.unseal(identity, Buffer.from('not sealed'))).rejects.toThrow(
    'invalid version line',
  );
  const sealed = await sealer.sealTo(recipient, 'Caisse noire');
  expect(new TextDecoder().decode(await sealer.unseal(identity, sealed))).toBe('Caisse noire');
});
