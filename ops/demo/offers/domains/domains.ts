import type { Domain } from '../domain.ts';
import { assistance } from './assistance.ts';
import { commitment } from './commitment.ts';
import { communication } from './communication.ts';
import { compliance } from './compliance.ts';
import { corporate } from './corporate.ts';
import { data } from './data.ts';
import { finance } from './finance.ts';
import { insurance } from './insurance.ts';
import { legal } from './legal.ts';
import { markets } from './markets.ts';
import { operations } from './operations.ts';
import { people } from './people.ts';
import { retail } from './retail.ts';
import { risk } from './risk.ts';
import { security } from './security.ts';
import { technology } from './technology.ts';

/** Every field of work in which Estuaire offers jobs. */
export const domains: readonly Domain[] = [
  retail,
  corporate,
  risk,
  compliance,
  finance,
  technology,
  data,
  security,
  insurance,
  people,
  communication,
  legal,
  operations,
  assistance,
  markets,
  commitment,
];
