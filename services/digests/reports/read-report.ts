/** A mail server's report on one of our e-mails. */
export interface MailReport {
  /** `failed`: it will never arrive; `complained`: its reader reported it as spam. */
  readonly kind: 'failed' | 'complained';
  /** The e-mail's id: the local part of its Message-ID. */
  readonly mailId: string;
}

/** The maximum size of a report; larger messages are ignored. */
export const maxReportBytes = 1_000_000;
/** The maximum number of parts of a message that are examined. */
const maxMessageParts = 50;
/** The maximum nesting depth of multiparts. */
const maxDepth = 5;

/**
 * Reads a delivery report (RFC 3464) or a feedback report (RFC 5965). Undefined for any other
 * message: for a report of a delay, of a transient failure, of success, or of an e-mail that it
 * does not name.
 */
export function readReport(raw: Buffer): MailReport | undefined {
  if (raw.length > maxReportBytes) return undefined;
  const parts = listParts(split(raw.toString('latin1').replaceAll('\r\n', '\n')));
  const kind = recognizeKind(parts);
  const mailId = kind && mailIdIn(parts);
  return kind && mailId ? { kind, mailId } : undefined;
}

interface Part {
  readonly type: string;
  readonly body: string;
}

function recognizeKind(parts: readonly Part[]): MailReport['kind'] | undefined {
  for (const { type, body } of parts) {
    if (type === 'message/feedback-report' && /^feedback-type:\s*(?:abuse|fraud)\b/im.test(body))
      return 'complained';
    // The fields of one recipient are consecutive, with an empty line between recipients.
    if (type === 'message/delivery-status' && body.split(/\n{2,}/).some(isPermanent))
      return 'failed';
  }
  return undefined;
}

function isPermanent(recipient: string): boolean {
  return (
    /^action:\s*failed\b/im.test(recipient) && /^status:\s*5\.\d{1,3}\.\d{1,3}/im.test(recipient)
  );
}

/** Returns the Message-ID of the e-mail that the report returns, in full or as its headers. */
function mailIdIn(parts: readonly Part[]): string | undefined {
  const returned = parts.filter(
    ({ type }) => type === 'message/rfc822' || type === 'text/rfc822-headers',
  );
  for (const { body } of returned) {
    const [headers = ''] = body.replace(/^\n+/, '').split('\n\n');
    const unfolded = headers.replaceAll(/\n[ \t]+/g, ' ');
    const id = /^message-id:\s*<([0-9a-f]{40})@/im.exec(unfolded)?.[1];
    if (id !== undefined) return id;
  }
  return undefined;
}

interface Message {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/**
 * Returns the parts of the report in a message. Gateways and mailing lists wrap reports in other
 * multiparts, and reports have nested multiparts. A message inside a message is not opened:
 * somebody may forward a report.
 */
function listParts(message: Message, isReport = false, depth = 0): readonly Part[] {
  const type = message.headers.get('content-type') ?? '';
  const [, kind, boundary] = /^multipart\/(\w+)\b.*?\bboundary="?([^";]{1,70})/is.exec(type) ?? [];
  if (boundary === undefined) {
    const name = (type.split(';')[0] ?? '').trim().toLowerCase();
    return isReport ? [{ type: name, body: decoded(message) }] : [];
  }
  if (depth === maxDepth) return [];
  const isOfReport = isReport || kind?.toLowerCase() === 'report';
  return splitSections(message.body, boundary.trimEnd())
    .flatMap((section) => listParts(split(section), isOfReport, depth + 1))
    .slice(0, maxMessageParts);
}

/** Returns the sections between the lines of a boundary; a boundary may begin with another one. */
function splitSections(body: string, boundary: string): readonly string[] {
  const sections: string[][] = [];
  for (const line of body.split('\n')) {
    const delimiter = line.trimEnd();
    if (delimiter === `--${boundary}--`) break;
    if (delimiter === `--${boundary}`) sections.push([]);
    else sections.at(-1)?.push(line);
  }
  return sections.slice(0, maxMessageParts).map((lines) => lines.join('\n'));
}

function decoded({ headers, body }: Message): string {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  return encoding === 'base64'
    ? Buffer.from(body, 'base64').toString('latin1').replaceAll('\r\n', '\n')
    : body;
}

function split(source: string): Message {
  const end = source.startsWith('\n') ? 0 : source.indexOf('\n\n');
  const head = end < 0 ? source : source.slice(0, end);
  const headers = new Map<string, string>();
  for (const line of head.replaceAll(/\n[ \t]+/g, ' ').split('\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(0, colon)).toLowerCase();
    if (name !== '' && !headers.has(name)) headers.set(name, line.slice(colon + 1).trim());
  }
  return { headers, body: end < 0 ? '' : source.slice(end).replace(/^\n{1,2}/, '') };
}
