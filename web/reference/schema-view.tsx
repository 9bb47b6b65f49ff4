import { type DescribedSchema, nameIn } from './api-description.ts';
import styles from './reference.module.css';
import { writeLimits } from './schema-words.ts';
import { Words } from './words.tsx';

/** A schema: its type, limits and contents. */
export function SchemaView({ schema }: { readonly schema: DescribedSchema }) {
  return (
    <>
      <p>
        <SchemaName schema={schema} />
        <Limits schema={schema} />
      </p>
      <Inside schema={schema} />
    </>
  );
}

/** The type of a schema as a word. */
function SchemaName({ schema }: { readonly schema: DescribedSchema }) {
  const { $ref, type, anyOf, oneOf, items } = schema;
  if ($ref !== undefined) {
    const name = nameIn($ref);
    return <a href={`/api/schemas/${name}`}>{name}</a>;
  }
  if (schema.const !== undefined) return <code>{JSON.stringify(schema.const)}</code>;
  if (schema.enum) return <Choices values={schema.enum} />;
  if (anyOf ?? oneOf) return 'one of';
  if (items)
    return (
      <>
        list of <SchemaName schema={items} />
      </>
    );
  return type ?? 'anything';
}

function Choices({ values }: { readonly values: readonly unknown[] }) {
  return values.map((value, index) => (
    <span key={JSON.stringify(value)}>
      {index > 0 && ' or '}
      <code>{JSON.stringify(value)}</code>
    </span>
  ));
}

function Limits({ schema }: { readonly schema: DescribedSchema }) {
  const limits = writeLimits(schema);
  return limits === '' ? null : <span className={styles.note}>, {limits}</span>;
}

/** The alternatives, the fields, or the items of an array. */
function Inside({ schema }: { readonly schema: DescribedSchema }) {
  const { anyOf, oneOf = anyOf, items, properties, required = [], additionalProperties } = schema;
  if (oneOf)
    return (
      <ul>
        {oneOf.map((one) => (
          <li key={JSON.stringify(one)}>
            <SchemaView schema={one} />
          </li>
        ))}
      </ul>
    );
  if (items) return <Inside schema={items} />;
  if (typeof additionalProperties === 'object')
    return <Fields fields={{ 'any name': additionalProperties }} required={[]} />;
  if (properties === undefined) return null;
  return <Fields fields={properties} required={required} />;
}

interface FieldsProps {
  readonly fields: Readonly<Record<string, DescribedSchema>>;
  readonly required: readonly string[];
}

function Fields({ fields, required }: FieldsProps) {
  return (
    <ul className={styles.list}>
      {Object.entries(fields).map(([name, field]) => (
        <li key={name}>
          <Field name={name} schema={field} isRequired={required.includes(name)} />
        </li>
      ))}
    </ul>
  );
}

interface FieldProps {
  readonly name: string;
  readonly schema: DescribedSchema;
  readonly isRequired: boolean;
}

/** A field or a parameter: its name, its type, and whether it is required. */
export function Field({ name, schema, isRequired }: FieldProps) {
  return (
    <>
      <p>
        <code>{name}</code> <SchemaName schema={schema} />
        {isRequired && <strong className={styles.note}> required</strong>}
        <Limits schema={schema} />
      </p>
      {schema.description && (
        <p className={styles.note}>
          <Words text={schema.description} />
        </p>
      )}
      <Inside schema={schema} />
    </>
  );
}
