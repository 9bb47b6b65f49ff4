import { fieldsOf } from '@parvis/contracts/content/modules/fields.ts';
import { type ModuleType, moduleSchemaOf } from '@parvis/contracts/content/modules/module-types.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { FormProps } from '../page-editor/form-props.ts';
import { Fields } from './fields.tsx';

interface ModuleFormProps extends FormProps {
  readonly type: ModuleType;
  /** Of the page, whose links lead to pages of its language. */
  readonly locale: Locale;
}

/** The form of a module, drawn from what its type's schema says of its fields. */
export function ModuleForm({ type, ...form }: ModuleFormProps) {
  return <Fields {...form} fields={fieldsOf(moduleSchemaOf(type))} path={type} />;
}
