import { expect, test } from 'vitest';
import { AllowedHosts, isHostEntry } from './allowed-hosts.ts';

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:8.8.8.8', true],
  ['64:ff9b::a00:1', false],
  ['::ffff:a00:1', false],
  ['::127.0.0.1', false],
  ['5f00::1', false],
  ['168.63.129.16', false],
])('the address %s is public: %s', (address, isPublic) => {
  expect(new AllowedHosts([]).allowsAddress(address)).toBe(isPublic);
});

test('a listed private address is allowed', () => {
  const hosts = new AllowedHosts(['Jobs.Example', '10.0.0.0/8', '::1']);
  expect(['10.9.9.9', '::1', '192.168.0.1'].map((one) => hosts.allowsAddress(one))).toEqual([
    true,
    true,
    false,
  ]);
  expect(
    ['jobs.example', '10.0.0.7', '[::1]', 'example'].map((one) => hosts.allowsHost(one)),
  ).toEqual([true, true, true, false]);
});

test('an entry of the list is a name, an address or a range', () => {
  expect(['jobs.example', '10.0.0.1', '10.0.0.0/8', 'fd00::/8'].every(isHostEntry)).toBe(true);
  expect(
    ['https://x.example', 'a b', '10.0.0.0/33', 'x/8', '', '*.example'].some(isHostEntry),
  ).toBe(false);
});
