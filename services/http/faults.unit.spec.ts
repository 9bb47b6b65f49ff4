import { expect, test } from 'vitest';
import { StorageUnavailable } from '../adapters/storage/storage.ts';
import { describeFault } from './faults.ts';

test('a fault is logged with the code of its cause, and without messages, which may repeat values', () => {
  const cause = Object.assign(new Error('open /data/secret.pdf'), { code: 'EROFS' });
  const described = describeFault(new StorageUnavailable('the disk failed', { cause }));
  expect(described).toMatchObject({ name: 'StorageUnavailable', code: 'EROFS' });
  expect(JSON.stringify(described)).not.toContain('secret.pdf');
  expect(describeFault(new Error('failed'))).not.toHaveProperty('code');
});
