import { newEmailPath } from '@parvis/contracts/accounts/change-account-endpoints.ts';
import { signInPath } from '@parvis/contracts/accounts/endpoints.ts';
import {
  forgottenPasswordPath,
  linkSentPath,
  newPasswordPath,
} from '@parvis/contracts/accounts/link-endpoints.ts';
import { secondFactorPath } from '@parvis/contracts/accounts/second-factor-endpoints.ts';
import type { Budget } from '@parvis/contracts/http/budget.ts';
import { indexNowKeyPath } from '@parvis/contracts/indexing/endpoints.ts';
import { speculationRulesPath } from '../site/speculation/speculation-rules.ts';
import { faviconPath } from './favicon-path.ts';

interface OwnAddress {
  readonly path: string;
  readonly budget?: Budget;
}

/** The addresses that are neither pages, endpoints, files nor screens of the back-office. */
export const ownAddresses = {
  speculationRules: { path: speculationRulesPath, budget: { remembers: 'start' } },
  favicon: { path: faviconPath, budget: { remembers: 'start' } },
  indexNowKey: { path: indexNowKeyPath, budget: { remembers: 'start' } },
  health: { path: '/healthz' },
  readiness: { path: '/readyz' },
  signIn: { path: signInPath },
  newPassword: { path: newPasswordPath },
  forgottenPassword: { path: forgottenPasswordPath },
  linkSent: { path: linkSentPath },
  newEmail: { path: newEmailPath },
  secondFactor: { path: secondFactorPath },
  design: { path: '/admin/design' },
} as const satisfies Readonly<Record<string, OwnAddress>>;

/** The files that are served by folder. */
export const servedFiles = {
  assets: { path: '/assets/{name}', budget: { remembers: 'files' } },
  renditions: {
    path: '/media/renditions/{hash}/{crop}/{width}.{format}',
    budget: { remembers: 'files' },
  },
  checkpoint: { path: '/tlog/checkpoint', budget: { remembers: 'files' } },
  tiles: { path: '/tlog/tile/{level}/{index}', budget: { remembers: 'files' } },
  media: { path: '/media/files/{id}/{name}', budget: { remembers: 'files' } },
} as const satisfies Readonly<Record<string, OwnAddress>>;
