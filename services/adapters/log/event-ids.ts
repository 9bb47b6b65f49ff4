import { createHash } from 'node:crypto';

/**
 * The namespace of this product's event ids; with a different one, every repeated command would be
 * taken for a new one.
 */
const eventNamespace = '0d5ab1f4-3c3e-4c54-8f0b-5a2f0d1b7c9e';

/**
 * Returns the UUID version 5 of a name in a namespace (RFC 9562, section 5.5).
 * @param namespace a UUID in its usual text form
 */
export function uuidV5(namespace: string, name: string): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name, 'utf8')
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}

/** Returns the id of the event at `index` (from 0) of the append that a command causes. */
export function eventId(commandId: string, index: number): string {
  return uuidV5(eventNamespace, `${commandId}/${index}`);
}
