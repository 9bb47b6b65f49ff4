import { z } from 'zod';

export const roles = ['editor', 'auditor', 'administrator', 'ethics-officer'] as const;
export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

/** The capabilities of actors. Every command and query names the one it requires. */
export const capabilities = [
  'content.read',
  'content.write',
  'history.read',
  'messages.handle',
  'site.configure',
  'projections.read',
  'projections.operate',
  'accounts.manage',
  'outbox.read',
  'security.read',
  'cases.write',
  'ethics.handle',
  'tokens.own',
  'account.own',
] as const;
export type Capability = (typeof capabilities)[number];

const capabilitiesOfRole: Record<Role, readonly Capability[]> = {
  editor: [
    'content.read',
    'content.write',
    'history.read',
    'messages.handle',
    'tokens.own',
    'account.own',
  ],
  auditor: [
    'content.read',
    'history.read',
    'projections.read',
    'security.read',
    'cases.write',
    'tokens.own',
    'account.own',
  ],
  administrator: [
    'content.read',
    'content.write',
    'history.read',
    'messages.handle',
    'site.configure',
    'projections.read',
    'projections.operate',
    'accounts.manage',
    'outbox.read',
    'security.read',
    'cases.write',
    'tokens.own',
    'account.own',
  ],
  // The only capability of ethics officers, and of nobody else: decision 63.
  'ethics-officer': ['ethics.handle', 'account.own'],
};

/** Returns whether one of the roles carries the capability. */
export function rolesPermit(held: readonly Role[], capability: Capability): boolean {
  return held.some((role) => capabilitiesOfRole[role].includes(capability));
}

const sessionCapabilities: ReadonlySet<Capability> = new Set([
  'tokens.own',
  'account.own',
  'accounts.manage',
  'ethics.handle',
  'outbox.read',
]);

/**
 * Returns whether a capability requires a session: a leaked personal token must not be able to
 * create other tokens, nor accounts to sign in with, nor read the one-time links of others' mail.
 */
export function requiresSession(capability: Capability): boolean {
  return sessionCapabilities.has(capability);
}
