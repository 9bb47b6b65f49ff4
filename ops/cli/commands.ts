import { auditPage } from './audit.ts';
import { auditBundle } from './audit-bundle.ts';
import { auditBeginAnew, auditReplaceKey, auditVerify } from './audit-verify.ts';
import { backup, restore } from './backup.ts';
import type { Command } from './command.ts';
import { contentImport } from './content.ts';
import { demoOffers } from './demo.ts';
import { mailTest } from './mail.ts';
import { offersImport } from './offers.ts';
import { peopleAccept, peopleErase, peopleExport, peopleRefuse } from './people.ts';
import {
  projectionsRebuild,
  projectionsRetry,
  projectionsSkip,
  projectionsStatus,
} from './projections.ts';
import { secretsReseal } from './secrets.ts';

/** Every command, in the order of the overview. */
export const commands: readonly Command[] = [
  auditPage,
  auditBundle,
  auditVerify,
  auditReplaceKey,
  auditBeginAnew,
  backup,
  restore,
  contentImport,
  demoOffers,
  mailTest,
  offersImport,
  peopleExport,
  peopleErase,
  peopleRefuse,
  peopleAccept,
  projectionsStatus,
  projectionsRetry,
  projectionsSkip,
  projectionsRebuild,
  secretsReseal,
];
