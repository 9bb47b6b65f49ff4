import { crc32 } from 'node:zlib';

/** Returns an archive of stored entries, each with its name as its content. */
export function zipOf(...names: readonly string[]): Buffer {
  const parts: Buffer[] = [];
  const accountNames: Buffer[] = [];
  let offset = 0;
  for (const name of names) {
    const bytes = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(bytes.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(bytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, bytes, bytes]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    accountNames.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, rest, bytes]));
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(accountNames);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, central, end]);
}
