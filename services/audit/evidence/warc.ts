import { getSurt, WARCRecord } from 'warcio';
import { WARCSerializer } from 'warcio/node';
import type { Captured } from './capture.ts';

/** What the records of one file share. */
export interface WarcSettings {
  /** The public origin of the site. */
  readonly origin: string;
  /** The instant that the records are of, ISO 8601, UTC. */
  readonly at: string;
  readonly filename: string;
}

/** Returns the record that says how a file came to be. ISO 28500. */
export async function describeFile(
  { at, filename }: WarcSettings,
  info: Readonly<Record<string, string>>,
): Promise<Uint8Array> {
  const options = { filename, date: at, type: 'warcinfo', warcVersion: 'WARC/1.1' } as const;
  return serialize(WARCRecord.createWARCInfo(options, { ...info }));
}

/**
 * Returns a response as a compressed record, and its line of a CDXJ index.
 * @param offset of the record in its file, in bytes
 */
export async function recordResponse(
  { path, status, headers, body, at: own }: Captured,
  { origin, at: shared, filename }: WarcSettings,
  offset: number,
): Promise<{ readonly bytes: Uint8Array; readonly line: string }> {
  const url = origin + path;
  const at = own ?? shared;
  const record = WARCRecord.create(
    {
      url,
      date: at,
      type: 'response',
      warcVersion: 'WARC/1.1',
      httpHeaders: { ...headers },
      statusline: `HTTP/1.1 ${status}`,
    },
    body,
  );
  const bytes = await serialize(record);
  const index = {
    url,
    mime: headers['content-type']?.split(';', 1)[0] ?? '',
    status: String(status),
    digest: record.warcPayloadDigest ?? '',
    length: String(bytes.length),
    offset: String(offset),
    filename,
  };
  return { bytes, line: `${getSurt(url)} ${timestampOf(at)} ${JSON.stringify(index)}\n` };
}

/** Returns an instant as 14 digits, as indexes of archives write it. */
function timestampOf(at: string): string {
  return at.replaceAll(/\D/g, '').slice(0, 14);
}

/** Bodies are kept in a file until they are written, if they are large. */
function serialize(record: WARCRecord): Promise<Uint8Array> {
  return WARCSerializer.serialize(record, {
    gzip: true,
    digest: { algo: 'sha-256', prefix: 'sha256:', base32: false },
  });
}
