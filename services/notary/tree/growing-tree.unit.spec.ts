import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GrowingTree, type Tile } from './growing-tree.ts';
import { hashLeaf, hashNode } from './hashes.ts';
import { nodesInTiles, proveInclusion, rootOfInclusion, treeRoot } from './proofs.ts';

/** The inputs and roots that Certificate Transparency publishes with RFC 6962. */
const inputs = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
];
const roots = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

test('trees of up to eight leaves have the roots published with RFC 6962', () => {
  const tree = new GrowingTree();
  const found = [tree.root().toString('hex')];
  for (const input of inputs) {
    tree.append(hashLeaf(Buffer.from(input, 'hex').toString()));
    found.push(tree.root().toString('hex'));
  }
  expect(found).toEqual(roots);
});

/** The definition of RFC 9162, 2.1.1, as it is written there. */
function defined(leaves: readonly Buffer[]): Buffer {
  const [first] = leaves;
  if (leaves.length === 1 && first) return first;
  let left = 1;
  while (left * 2 < leaves.length) left *= 2;
  return hashNode(defined(leaves.slice(0, left)), defined(leaves.slice(left)));
}

const leavesOf = (size: number) => Array.from({ length: size }, (_, n) => hashLeaf(String(n)));

/** Grows a tree, and keeps its tiles as a reader of files finds them. */
function grown(leaves: readonly Buffer[]) {
  const tree = new GrowingTree();
  const tiles = new Map<string, Tile['hashes']>();
  const keep = ({ level, index, hashes }: Tile) => tiles.set(`${level}/${index}`, hashes);
  for (const leaf of leaves) tree.append(leaf).forEach(keep);
  tree.edge().forEach(keep);
  const readHashes = async (level: number, index: number, width: number) => {
    const hashes = tiles.get(`${level}/${index}`) ?? [];
    expect(hashes.length).toBeGreaterThanOrEqual(width);
    return hashes;
  };
  return { tree, readHashes };
}

test.each([1, 255, 256, 257, 511, 512, 65_535, 65_536, 65_537, 66_000])(
  'a tree of %d leaves, and one resumed from its tiles, have the root that is defined',
  async (size) => {
    const leaves = leavesOf(size);
    const { tree, readHashes } = grown(leaves);
    const resumed = await GrowingTree.resume(size, async ({ level, index }, width) =>
      (await readHashes(level, index, width)).slice(0, width),
    );
    const root = defined(leaves);
    expect([tree.root(), resumed.root()]).toEqual([root, root]);
    expect(await treeRoot(size, nodesInTiles(size, readHashes))).toEqual(root);
    const more = hashLeaf('more');
    expect(resumed.append(more)).toEqual(tree.append(more));
    expect(resumed.edge()).toEqual(tree.edge());
  },
);

test.each([
  [1, 2, ['0/0']],
  [255, 256, ['1/0']],
  [256, 257, ['0/1']],
  [257, 300, ['0/1']],
  [300, 512, ['1/0']],
  [300, 600, ['0/2', '1/0']],
  [65_536, 65_537, ['0/256']],
  [300, 300, []],
])(
  'the edge of a tree that grew from %d leaves to %d has what changed',
  (before, size, changed) => {
    const leaves = leavesOf(size);
    const { tree } = grown(leaves);
    const names = tree.edge(before).map(({ level, index }) => `${level}/${index}`);
    expect(names).toEqual(changed);
    const left = tree.edge().filter(({ level, index }) => !names.includes(`${level}/${index}`));
    const earlier = grown(leaves.slice(0, before)).tree.edge();
    for (const tile of left) expect(earlier).toContainEqual(tile);
  },
);

test('every leaf is proved from tiles, and no other hash, place or size is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 700 }), fc.nat(), async (size, choice) => {
      const leaf = choice % size;
      const leaves = leavesOf(size);
      const { tree, readHashes } = grown(leaves);
      const proof = await proveInclusion(leaf, size, nodesInTiles(size, readHashes));
      const own = leaves[leaf] ?? Buffer.alloc(0);
      expect(rootOfInclusion(leaf, size, own, proof)).toEqual(tree.root());
      expect(rootOfInclusion(leaf, size, hashLeaf(String(own)), proof)).not.toEqual(tree.root());
      expect(rootOfInclusion(leaf, size, own, [...proof, own])).toBeUndefined();
      expect(rootOfInclusion(size, size, own, proof)).toBeUndefined();
      const cut = rootOfInclusion(leaf, size, own, proof.slice(1));
      expect(size > 1 && cut?.equals(tree.root())).not.toBe(true);
    }),
    { seed: 44, numRuns: 60 },
  );
});
