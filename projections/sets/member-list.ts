import { type BitSet, copyMembers } from './bit-set.ts';
import { withCapacity } from './grow.ts';

/** Lists the members of one set at a time, in an array that is reused. */
export class MemberList {
  #members = new Uint32Array(0);

  /**
   * @param size of the set
   * @returns its members, ascending; overwritten by the next call
   */
  of(set: BitSet, size: number): Uint32Array {
    this.#members = withCapacity(this.#members, size);
    copyMembers(set, this.#members);
    return this.#members.subarray(0, size);
  }
}
