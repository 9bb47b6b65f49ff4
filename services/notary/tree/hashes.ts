import { hash } from 'node:crypto';

/** The number of bytes of a hash. */
export const hashBytes = 32;

const leafPrefix = Buffer.from([0]);
const nodePrefix = Buffer.from([1]);

/** Returns the hash of a leaf's bytes (RFC 9162, 2.1.1). */
export function hashLeaf(bytes: Uint8Array): Buffer {
  return sha256(leafPrefix, bytes);
}

/** Returns the hash of the node above two others. */
export function hashNode(left: Uint8Array, right: Uint8Array): Buffer {
  return sha256(nodePrefix, left, right);
}

/** The root of a tree without leaves. */
export const emptyRoot = sha256();

function sha256(...parts: readonly Uint8Array[]): Buffer {
  return hash('sha256', Buffer.concat(parts), 'buffer');
}
