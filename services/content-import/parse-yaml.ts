import { CORE_SCHEMA, load } from 'js-yaml';

/**
 * Parses YAML: dates and times stay texts. Unlike YAML itself, but like many of its readers, takes the
 * bracket that ends a list of several lines at the beginning of a line. @throws Error
 */
export function parseYaml(source: string): unknown {
  return load(source.replaceAll(/^(?=[\]}])/gm, ' '), { schema: CORE_SCHEMA });
}
