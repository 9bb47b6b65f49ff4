import type {
  CampaignCode,
  KnownCampaignCode,
} from '@parvis/contracts/campaign-codes/campaign-code.ts';
import {
  type CampaignCodeEvent,
  campaignCodeEvents,
} from '@parvis/contracts/campaign-codes/events.ts';
import { describe, expect, it } from 'vitest';
import { decideCampaignCode } from './decide.ts';

const campaign: CampaignCode = {
  code: 'spring',
  source: 'LNK-7',
  obi: null,
  from: '2026-04-01T00:00:00.000Z',
  to: null,
};
const saved = (revision: number): CampaignCodeEvent => ({
  type: 'CampaignCodeSaved',
  data: { revision, campaign },
});
const deleted: CampaignCodeEvent = { type: 'CampaignCodeDeleted', data: { code: campaign.code } };
const ann = { by: 'ann', at: '2026-01-01T00:00:00.000Z' };
const after = (...events: readonly CampaignCodeEvent[]) =>
  events.reduce<KnownCampaignCode | undefined>(
    (state, event) => campaignCodeEvents.evolve(state, event, ann),
    undefined,
  );

/** What refuses a command on a campaign whose first revision was seen. */
const notEditable = [
  ['it was never registered', 'campaign-code-not-found', after()],
  ['it is deleted', 'campaign-code-not-found', after(saved(1), deleted)],
  ['its editor saw an earlier revision', 'stale-revision', after(saved(1), saved(2))],
] as const;

describe('Registering a campaign', () => {
  const command = { type: 'create', id: campaign.code, content: campaign } as const;

  it('saves its first revision', () => {
    expect(decideCampaignCode(command, after())).toEqual({ ok: true, value: [saved(1)] });
  });

  it('is refused under a code that is registered', () => {
    expect(decideCampaignCode(command, after(saved(1)))).toMatchObject({
      refusals: [{ code: 'campaign-code-exists', path: ['code'] }],
    });
  });

  it('reuses a deleted code with a new revision', () => {
    expect(decideCampaignCode(command, after(saved(1), deleted))).toEqual({
      ok: true,
      value: [saved(2)],
    });
  });
});

describe('Saving a registered campaign', () => {
  const command = {
    type: 'save',
    id: campaign.code,
    expectedRevision: 1,
    changes: campaign,
  } as const;

  it('creates a new revision', () => {
    expect(decideCampaignCode(command, after(saved(1)))).toEqual({ ok: true, value: [saved(2)] });
  });

  it.each(notEditable)('is refused when %s', (_when, code, state) => {
    expect(decideCampaignCode(command, state)).toMatchObject({ refusals: [{ code }] });
  });
});

describe('Deleting a campaign', () => {
  const command = { type: 'delete', id: campaign.code, expectedRevision: 1 } as const;

  it('appends a separate event', () => {
    expect(decideCampaignCode(command, after(saved(1)))).toEqual({ ok: true, value: [deleted] });
  });

  it.each(notEditable)('is refused when %s', (_when, code, state) => {
    expect(decideCampaignCode(command, state)).toMatchObject({ refusals: [{ code }] });
  });
});
