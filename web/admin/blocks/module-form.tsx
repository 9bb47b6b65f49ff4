import { describeFields } from '@parvis/contracts/content/modules/fields.ts';
import { type ModuleType, moduleSchemaOf } from '@parvis/contracts/content/modules/module-types.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { FormProps } from '../page-editor/form-props.ts';
import { Fields } from './fields.tsx';

interface ModuleFormProps extends FormProps {
  readonly type: ModuleType;
  /** The page's language, to which its links are limited. */
  readonly locale: Locale;
}

/** The form of a module, generated from its type's schema. */
export function ModuleForm({ type, ...form }: ModuleFormProps) {
  return <Fields {...form} fields={describeFields(moduleSchemaOf(type))} path={type} />;
}
