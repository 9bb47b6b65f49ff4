import { subjectIdSchema } from '@parvis/contracts/subjects/subject-id.ts';
import { expect, test } from 'vitest';
import { computeMailId } from './mail-id.ts';
import { mailOrderSchema } from './mail-order.ts';

const subjectId = subjectIdSchema.parse('s0000000000a');
const order = {
  cause: 'e1',
  subjectId,
  template: 'welcome',
  params: { locale: 'fr', alert: 'k3f9' },
};

test('the id of an e-mail is derived from its cause, subject and content', () => {
  const ids = [
    order,
    { ...order, cause: 'e2' },
    { ...order, subjectId: subjectIdSchema.parse('s0000000000b') },
    { ...order, template: 'farewell' },
  ].map(computeMailId);
  expect(new Set(ids).size).toBe(4);
  expect(computeMailId({ ...order })).toBe(ids[0]);
  expect(ids[0]).toMatch(/^[0-9a-f]{40}$/);
});

test.each(['marie@exemple.fr', 'Marie Dupont', 'ligne\nligne', 'é', '<b>'])(
  'an order cannot contain “%s”',
  (value) => {
    expect(mailOrderSchema.safeParse({ ...order, params: { value } }).success).toBe(false);
  },
);

test.each([
  ['cause', ''],
  ['cause', 'a/b'],
  ['subjectId', 'marie'],
  ['template', 'Welcome!'],
])('an order whose %s is “%s” is invalid', (field, value) => {
  expect(mailOrderSchema.safeParse({ ...order, [field]: value }).success).toBe(false);
  expect(mailOrderSchema.safeParse(order).success).toBe(true);
});
