import type { DemoPerson } from '../demo-content.ts';
import { bankManagement } from './bank-management.ts';
import { groupManagement } from './group-management.ts';

/** The management of Estuaire, in the order in which it is shown. */
export const people: readonly DemoPerson[] = [...groupManagement, ...bankManagement];
