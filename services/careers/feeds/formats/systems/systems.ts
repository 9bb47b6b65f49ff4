import type { RawOffer } from '../../raw-offer.ts';
import type { RecordNotes } from '../../record-notes.ts';
import { toFields } from '../json-ld.ts';
import { ashby } from './ashby.ts';
import { greenhouse } from './greenhouse.ts';
import { lever } from './lever.ts';
import { recruitee } from './recruitee.ts';
import { smartRecruiters } from './smart-recruiters.ts';
import type { System } from './system.ts';
import { teamtailor } from './teamtailor.ts';
import { workable } from './workable.ts';

const systems: readonly System[] = [
  greenhouse,
  lever,
  smartRecruiters,
  ashby,
  workable,
  recruitee,
  teamtailor,
];

/** Returns whether a record is an offer of an applicant-tracking system that is known. */
export function isOfSystem(value: object): boolean {
  return systemOf(value) !== undefined;
}

/** Returns the offer of an applicant-tracking system, as its public list has it. */
export function readOfSystem(value: unknown, notes: RecordNotes): RawOffer {
  const record = toFields(value);
  const system = systemOf(record);
  if (system === undefined)
    return { reference: undefined, title: undefined, description: undefined, applyUrls: [] };
  notes.addUnread(record, (name) => system.names.includes(name));
  return system.read(record, notes);
}

function systemOf(value: object): System | undefined {
  return systems.find((system) => system.isOffer(value));
}
