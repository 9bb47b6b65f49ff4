import { type Exchange, exchange } from './exchange.ts';
import { type CompleteResponse, textOf } from './http-responses.ts';
import { type NodeReading, readByNode } from './node-reading.ts';
import type { Writes } from './odd-requests.ts';

/** The problems in the responses to some bytes, one sentence each. */
export type Findings = readonly string[];

/** The result of one attack. */
export interface AttackResult {
  readonly findings: Findings;
  readonly responses: readonly CompleteResponse[];
}

/** Headers that concern one connection, or that differ between two responses to one request. */
const ofOneResponse = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'date',
  'x-request-id',
  'set-cookie',
]);
const ofOneRequest = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Sends writes to a server and examines the responses. */
export async function attack(port: number, writes: Writes): Promise<AttackResult> {
  const reading = await readByNode(writes);
  const heard = await exchange(port, writes, reading);
  return { findings: examine(heard, reading), responses: heard.whole };
}

/**
 * Sends writes unchanged, and again in a form that only node:http reads: a line break before a
 * request, which every server must skip, bypasses the early reader.
 */
export async function attackTwice(port: number, writes: Writes): Promise<AttackResult> {
  const [first = Buffer.alloc(0), ...others] = writes;
  const { findings, responses } = await attack(port, writes);
  const alone = await attack(port, [Buffer.concat([Buffer.from('\r\n'), first]), ...others]);
  const { broken } = await readByNode(writes);
  const isCutOff = broken || endsThere(responses) || endsThere(alone.responses);
  const differences = isCutOff
    ? differencesOf(...sameNumber(beforeRefusal(responses), beforeRefusal(alone.responses)))
    : differencesOf(responses, alone.responses);
  return { findings: [...findings, ...alone.findings, ...differences], responses };
}

/**
 * Returns the responses before the refusal of an invalid request, which cuts off those still in
 * progress: their number varies.
 */
function beforeRefusal(responses: readonly CompleteResponse[]): readonly CompleteResponse[] {
  const at = responses.findIndex(({ status, headers }) => status >= 400 && !headers.has('date'));
  return at === -1 ? responses : responses.slice(0, at);
}

/**
 * Returns whether the last response announces that nothing else will be read, such as the rest of a
 * body.
 */
function endsThere(responses: readonly CompleteResponse[]): boolean {
  return responses.at(-1)?.headers.get('connection') === 'close';
}

function sameNumber<T>(ours: readonly T[], theirs: readonly T[]): [readonly T[], readonly T[]] {
  const count = Math.min(ours.length, theirs.length);
  return [ours.slice(0, count), theirs.slice(0, count)];
}

function examine(heard: Exchange, { methods, complete, broken }: NodeReading): string[] {
  const { whole, rest, defect, hang } = heard;
  const findings: string[] = [];
  if (hang !== undefined) findings.push(hang);
  if (defect !== undefined) findings.push(`no well-formed HTTP: ${defect}`);
  else if (rest.length > 0 && !broken)
    findings.push(`${rest.length} bytes of an unfinished response`);
  const least = broken || endsThere(whole) ? 0 : complete;
  // One more response for an invalid request.
  const most = methods.length + 1;
  if (whole.length < least || whole.length > most)
    findings.push(`${whole.length} responses to ${complete} requests`);
  findings.push(...whole.filter(({ status }) => status >= 500).map(faultIn));
  return findings;
}

function faultIn(response: CompleteResponse): string {
  return `status ${response.status}: ${textOf(response).slice(0, 200)}`;
}

function differencesOf(
  ours: readonly CompleteResponse[],
  theirs: readonly CompleteResponse[],
): string[] {
  if (ours.length !== theirs.length)
    return [`${ours.length} responses, and ${theirs.length} by node:http alone`];
  return ours.flatMap((response, at) => {
    const other = theirs[at];
    if (other === undefined) return [];
    const [one, two] = [essenceOf(response), essenceOf(other)];
    return one === two
      ? []
      : [`response ${at + 1} differs from node:http’s: ${firstDifference(one, two)}`];
  });
}

function essenceOf(response: CompleteResponse): string {
  const headers = [...response.headers].filter(([name]) => !ofOneResponse.has(name));
  const lines = headers.map(([name, value]) => `${name}: ${value}`).toSorted();
  return [response.status, ...lines, textOf(response)].join('\n').replaceAll(ofOneRequest, 'id');
}

function firstDifference(one: string, two: string): string {
  let at = 0;
  while (one[at] === two[at]) at += 1;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 40), at + 60));
  return `${around(one)} and ${around(two)}`;
}
