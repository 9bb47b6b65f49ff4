import type { Configuration } from '@parvis/services/adapters/config/configuration.ts';

/** What each role without an address does, for the operator. */
const duties = {
  projector: 'keeps the read models up to date',
  worker: 'does the work in the background',
  notary: 'signs the log',
} as const;

/** What this process does, once it does it. @param signIn how to sign in */
export function readyLine(
  { roles, publicUrl }: Pick<Configuration, 'roles' | 'publicUrl'>,
  signIn: string,
): string {
  if (roles.includes('web'))
    return `Parvis is ready at ${publicUrl} — sign in at ${publicUrl}/admin/login with ${signIn}`;
  const done = roles.flatMap((role) => (role === 'web' ? [] : [duties[role]]));
  return `Parvis is ready: this process ${done.join(' and ')}, and serves no pages`;
}
