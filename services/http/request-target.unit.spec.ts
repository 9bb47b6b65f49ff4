import { expect, test } from 'vitest';
import { acceptAbsoluteForm } from './request-target.ts';

function accepted(url: string) {
  const request = { url, headers: { host: 'other.example' } };
  acceptAbsoluteForm(request);
  return [request.url, request.headers.host];
}

test.each([
  ['http://www.estuaire.example/en/', '/en/', 'www.estuaire.example'],
  ['HTTPS://www.estuaire.example:8443/a//b?q=%2F', '/a//b?q=%2F', 'www.estuaire.example:8443'],
  ['http://www.estuaire.example', '/', 'www.estuaire.example'],
  ['http://www.estuaire.example?page=2', '/?page=2', 'www.estuaire.example'],
  ['http://anne@www.estuaire.example/', '/', 'www.estuaire.example'],
])('%s asks for %s of %s', (target, path, host) => {
  expect(accepted(target)).toEqual([path, host]);
});

test.each(['/', '/http://www.estuaire.example/', '/?next=http://www.estuaire.example/', '*'])(
  '%s is left as it is, with its own host',
  (target) => {
    expect(accepted(target)).toEqual([target, 'other.example']);
  },
);
