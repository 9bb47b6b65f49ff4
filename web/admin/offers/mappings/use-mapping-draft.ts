import type { MappingView, OfferSample } from '@parvis/contracts/careers/mapping/endpoints.ts';
import {
  type MappedField,
  type Mapping,
  type MappingRule,
  mappingSchema,
} from '@parvis/contracts/careers/mapping/mapping.ts';
import { useEffect, useState } from 'react';
import { sampleFile } from './mapping-requests.ts';

const empty: Mapping = { kind: 'xml', records: '', fields: {} };
/** How long typing rests before what it changed is requested, in milliseconds. */
const restMs = 400;

/** The file on which a mapping is tried. */
export interface Tried {
  readonly file: File;
  readonly sample: OfferSample;
}

/** A mapping that is being written, with the first records of a file. */
export function useMappingDraft(saved: MappingView | undefined) {
  const [draft, setDraft] = useState<Mapping>(() => (saved ? toMapping(saved) : empty));
  const [tried, setTried] = useState<Tried>();
  return {
    draft,
    settled: useSettled(draft),
    tried,
    replace: setDraft,
    /** Changes the rule of a field. */
    change(field: MappedField, changed: Partial<MappingRule>) {
      const rule = { path: '', ...draft.fields[field], ...changed };
      setDraft({ ...draft, fields: { ...draft.fields, [field]: rule } });
    },
    changeRecords: (records: string) => setDraft({ ...draft, records }),
    /** Shows the first records of a file. @param records their path; the most likely if omitted */
    async sample(file: File, records: string | undefined) {
      const sample = await sampleFile(file, records);
      setTried({ file, sample });
      setDraft({ ...draft, kind: sample.kind, records: sample.records });
    },
  };
}

export type MappingDraft = ReturnType<typeof useMappingDraft>;

function toMapping({ kind, records, fields }: MappingView): Mapping {
  return { kind, records, fields };
}

/** The value once it has not changed for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Returns the mapping that a file has; undefined if it has none. */
export async function readMappingFile(file: File): Promise<Mapping | undefined> {
  try {
    return mappingSchema.safeParse(JSON.parse(await file.text())).data;
  } catch {
    return undefined;
  }
}
