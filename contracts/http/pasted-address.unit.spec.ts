import { expect, it } from 'vitest';
import { pastedPath } from './pasted-address.ts';

it.each([
  ['https://www.estuaire.example/groupe/conseil', '/groupe/conseil'],
  [' http://localhost:8080/groupe/?utm_source=mail#haut ', '/groupe'],
  ['https://estuaire.example', '/'],
  ['https://estuaire.example?a=b', '/'],
  ['estuaire.example/en/', '/en/'],
  ['localhost:8080/a', '/a'],
  ['www.estuaire.example:8443/a', '/a'],
  ['/groupe/conseil/', '/groupe/conseil'],
  ['/Groupe/Caf%C3%A9', '/groupe/café'],
])('“%s” is the address %s', (text, path) => expect(pastedPath(text)).toBe(path));

it.each(['', 'groupe', 'et/ou', 'estuaire.example', 'conseil, groupe', '/%', 'a.b c/d'])(
  '“%s” is no address',
  (text) => expect(pastedPath(text)).toBe(undefined),
);
