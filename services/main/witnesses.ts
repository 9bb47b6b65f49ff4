import { systemClock } from '../adapters/clock.ts';
import type { Configuration } from '../adapters/config/configuration.ts';
import { CannotStart } from '../adapters/embedded-postgres/cannot-start.ts';
import { readWitnessKey } from '../notary/notes/cosignature.ts';
import type { TileStore } from '../notary/tiles/tile-store.ts';
import { Cosigner, type CosignerPorts } from '../notary/witnesses/cosigner.ts';
import type { SendToWitness, Witness } from '../notary/witnesses/witness.ts';
import type { Connections } from './connections.ts';
import { postBytes } from './post-bytes.ts';

/** The least interval between two checkpoints that a witness is sent, in milliseconds. */
const cosignEveryMs = 30_000;

/** Returns the configured witnesses. @throws CannotStart when a key is not one of a witness */
export function openWitnesses({ witnesses }: Pick<Configuration, 'witnesses'>): readonly Witness[] {
  return witnesses.map(({ key: text, url }) => {
    const key = readWitnessKey(text);
    if (key === undefined)
      throw new CannotStart(`PARVIS_WITNESSES: ${text} is not the verifier key of a witness.`);
    return { key, url };
  });
}

/** Makes what has checkpoints cosigned. */
export function makeCosigner(
  { pool: db }: Pick<Connections, 'pool'>,
  configuration: Pick<Configuration, 'witnesses' | 'fetchHosts'>,
  tiles: TileStore,
  rest: Pick<CosignerPorts, 'onCosigned' | 'onError'> & { readonly everyMs?: number },
): Cosigner {
  const { fetchHosts } = configuration;
  const send: SendToWitness = async (address, text) => {
    const { body, ...head } = await postBytes(
      address,
      fetchHosts,
      'text/plain; charset=utf-8',
      text,
    );
    return { ...head, body: body.toString() };
  };
  const witnesses = openWitnesses(configuration);
  return new Cosigner({
    witnesses,
    send,
    db,
    tiles,
    clock: systemClock,
    everyMs: cosignEveryMs,
    ...rest,
  });
}
