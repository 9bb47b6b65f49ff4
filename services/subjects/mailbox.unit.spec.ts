import { describe, expect, it } from 'vitest';
import { toMailbox } from './mailbox.ts';

describe('one mailbox', () => {
  it.each([
    'bombee@gmail.com',
    'bo.mb.ee@gmail.com',
    'bombee+1@gmail.com',
    'B.O.M.B.E.E+emploi.lyon@GoogleMail.com',
    '  bombee@gmail.com  ',
    'bombee@gmail.com.',
    'ｂｏｍｂｅｅ@gmail.com',
  ])('counts “%s” as bombee@gmail.com', (address) => {
    expect(toMailbox(address)).toBe('bombee@gmail.com');
  });

  it.each([
    ['zoe+alertes@exemple.fr', 'zoe@exemple.fr'],
    ['zoe@exämple.de', 'zoe@xn--exmple-cua.de'],
    ['zoe@XN--EXMPLE-CUA.de', 'zoe@xn--exmple-cua.de'],
    ['zo.e_k-1@pm.me', 'zoek1@proton.me'],
    ['zoe@mac.com', 'zoe@icloud.com'],
    ['zoe-emploi@yahoo.fr', 'zoe@yahoo.fr'],
    // A composed letter and its parts.
    ['zoé@exemple.fr', 'zoé@exemple.fr'],
  ])('counts “%s” as %s', (address, mailbox) => {
    expect(toMailbox(address)).toBe(mailbox);
  });
});

describe('two mailboxes', () => {
  it.each([
    ['jean.dupont@exemple.fr', 'jeandupont@exemple.fr'],
    ['jean-dupont@exemple.fr', 'jean@exemple.fr'],
    ['zoe@gmail.com', 'zoe@hotmail.com'],
    ['zoe@yahoo.fr', 'zoe@yahoo.com'],
    ['+zoe@exemple.fr', '+yann@exemple.fr'],
  ])('are behind “%s” and “%s”', (one, other) => {
    expect(toMailbox(one)).not.toBe(toMailbox(other));
  });
});
