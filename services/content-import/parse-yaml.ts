import { CORE_SCHEMA, load } from 'js-yaml';

/** Parses YAML: dates and times stay texts. @throws Error */
export function parseYaml(source: string): unknown {
  return load(source, { schema: CORE_SCHEMA });
}
