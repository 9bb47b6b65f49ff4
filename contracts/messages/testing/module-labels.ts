import { type Field, fieldsOf } from '../../content/modules/fields.ts';
import { type ModuleType, moduleSchemaOf } from '../../content/modules/module-types.ts';

/** The ids of the words that a module type's form shows, fields within lists included. */
export function labelsOf(type: ModuleType): readonly string[] {
  return fieldsOf(moduleSchemaOf(type)).flatMap((field) => labelsOfField(type, field));
}

function labelsOfField(path: string, field: Field): string[] {
  const own = `${path}.${field.name}`;
  if (field.kind === 'list')
    return [own, ...field.fields.flatMap((inside) => labelsOfField(own, inside))];
  return field.kind === 'choice'
    ? [own, ...field.options.map((option) => `${own}-${option}`)]
    : [own];
}
