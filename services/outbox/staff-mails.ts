import type { Role } from '@parvis/contracts/accounts/roles.ts';
import type { SubjectId } from '@parvis/contracts/subjects/subject-id.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { mintId } from '../streams/mint-id.ts';
import { selectStaff } from './select-staff.ts';
import { insertOrders } from './statements.ts';

export interface StaffMailPorts {
  readonly db: Queryable;
  /** The subject to which e-mails to the owner of an account belong. */
  readonly subjectOf: (accountId: string, at: Date) => Promise<SubjectId>;
}

/** An e-mail about something to everybody with one of the roles. */
interface StaffMail {
  readonly template: string;
  readonly roles: readonly Role[];
  /** What it is about: however often it is ordered, each gets one. */
  readonly about: string;
  readonly params?: Readonly<Record<string, string>>;
  /** An account that gets none. */
  readonly except?: string;
}

/** Orders an e-mail to each; its parameters name the account besides. */
export async function orderStaffMails(
  { db, subjectOf }: StaffMailPorts,
  { template, roles, about, params = {}, except }: StaffMail,
  at: Date,
): Promise<void> {
  const cause = mintId(`${template}/${about}`, 32);
  for (const { id } of await selectStaff(db, roles)) {
    if (id === except) continue;
    const subjectId = await subjectOf(id, at);
    await insertOrders(
      db,
      [{ cause, subjectId, template, params: { ...params, account: id } }],
      at,
    );
  }
}
