import type { Drawing } from './artwork.ts';
import { chartSize } from './charts/chart-size.ts';
import { lifeboat, lighthouse, offshoreWind } from './scenes/places/at-sea.ts';
import { flood, shore } from './scenes/places/coasts.ts';
import { marsh, oysterBeds, train, vineyard } from './scenes/places/country.ts';
import { ferryCrossing, port, quay } from './scenes/places/harbours.ts';
import { headOffice, terraces, warehouses } from './scenes/places/housing.ts';
import { branch, market } from './scenes/places/streets.ts';
import { bridge, lock, river } from './scenes/places/waterways.ts';
import { evening, fishingPort, sailing, shipyard } from './scenes/places/yards.ts';
import { scene } from './scenes/scene.ts';
import { type Tone, tones } from './scenes/tones.ts';
import { adviser, analyst, counter } from './scenes/trades/desks.ts';
import { engineer } from './scenes/trades/engineering.ts';
import { assembly, law, office, training } from './scenes/trades/meeting-rooms.ts';
import { ledger, plans } from './scenes/trades/plans-and-ledgers.ts';
import { proofs } from './scenes/trades/proofs.ts';
import { headset, insurance } from './scenes/trades/remote-and-insurance.ts';
import { archive, tideGauge } from './scenes/trades/surveys.ts';
import { apprentice, keys, servers } from './scenes/trades/workshops.ts';

const frames = { header: 2000, card: 1620 } as const;
const { day, sand, deep, night } = tones;

/** Scenes of places and trades, a subject each, drawn from the same parts in four lights. */
export const sceneDrawings: readonly Drawing[] = [
  drawn('port', 0.5, 0.54, day, port),
  drawn('quay', 0.48, 0.62, sand, quay),
  drawn('ferry', 0.52, 0.5, day, ferryCrossing),
  drawn('lock', 0.5, 0.52, deep, lock),
  drawn('bridge', 0.5, 0.42, sand, bridge),
  drawn('river', 0.5, 0.58, day, river),
  drawn('branch', 0.5, 0.6, day, branch),
  drawn('market', 0.5, 0.62, sand, market),
  drawn('warehouses', 0.5, 0.55, deep, warehouses),
  drawn('terraces', 0.5, 0.5, day, terraces),
  drawn('head-office', 0.5, 0.5, night, headOffice),
  drawn('lighthouse', 0.56, 0.34, night, lighthouse),
  drawn('offshore-wind', 0.5, 0.42, deep, offshoreWind),
  drawn('shore', 0.58, 0.5, sand, shore),
  drawn('flood', 0.5, 0.5, deep, flood),
  drawn('lifeboat', 0.45, 0.58, night, lifeboat),
  drawn('vineyard', 0.56, 0.48, sand, vineyard),
  drawn('marsh', 0.5, 0.58, day, marsh),
  drawn('oyster-beds', 0.5, 0.58, sand, oysterBeds),
  drawn('train', 0.5, 0.5, deep, train),
  drawn('shipyard', 0.5, 0.52, sand, shipyard),
  drawn('fishing-port', 0.5, 0.55, day, fishingPort),
  drawn('sailing', 0.5, 0.48, day, sailing),
  drawn('evening', 0.5, 0.55, night, evening),
  drawn('adviser', 0.5, 0.55, day, adviser),
  drawn('analyst', 0.5, 0.45, night, analyst),
  drawn('counter', 0.5, 0.52, sand, counter),
  drawn('headset', 0.55, 0.5, deep, headset),
  drawn('insurance', 0.48, 0.5, deep, insurance),
  drawn('plans', 0.5, 0.5, deep, plans),
  drawn('ledger', 0.5, 0.5, sand, ledger),
  drawn('proofs', 0.5, 0.48, day, proofs),
  drawn('engineer', 0.52, 0.48, deep, engineer),
  drawn('servers', 0.5, 0.48, night, servers),
  drawn('apprentice', 0.5, 0.45, sand, apprentice),
  drawn('keys', 0.5, 0.46, night, keys),
  drawn('law', 0.5, 0.42, sand, law),
  drawn('training', 0.5, 0.45, day, training),
  drawn('office', 0.5, 0.52, day, office),
  drawn('assembly', 0.5, 0.5, deep, assembly),
  drawn('archive', 0.5, 0.48, sand, archive),
  drawn('tide-gauge', 0.52, 0.45, day, tideGauge),
];

function drawn(
  key: string,
  x: number,
  y: number,
  tone: Tone,
  draw: (seed: string) => string,
): Drawing {
  const whole = (seed: string) => scene(tone, draw(seed));
  return { ...chartSize, frames, key, focalPoint: { x, y }, draw: whole };
}
