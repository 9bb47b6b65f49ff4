import { headerFields } from '../../content/header-fields.ts';
import { contentKinds } from '../../content/kinds.ts';
import { describeFields, type Field } from '../../content/modules/fields.ts';
import { type ModuleType, moduleSchemaOf } from '../../content/modules/module-types.ts';

/**
 * Returns the ids of the messages that a module type's form shows, including fields within lists.
 */
export function labelsOf(type: ModuleType): readonly string[] {
  return labelsOfFields(type, describeFields(moduleSchemaOf(type)));
}

/** Returns the ids of the messages that the forms of headers show. */
export function headerLabels(): readonly string[] {
  return contentKinds.flatMap((kind) => labelsOfFields('header', headerFields[kind]));
}

function labelsOfFields(path: string, fields: readonly Field[]): readonly string[] {
  return fields.flatMap((field) => labelsOfField(path, field));
}

function labelsOfField(path: string, field: Field): string[] {
  const own = `${path}.${field.name}`;
  if (field.kind === 'list' || field.kind === 'group')
    return [own, ...field.fields.flatMap((inside) => labelsOfField(own, inside))];
  return field.kind === 'choice'
    ? [own, ...field.options.map((option) => `${own}-${option}`)]
    : [own];
}
