import { type ApprovalSetting } from '@parvis/contracts/content/approval.ts';
import { contentKinds, treeKinds } from '@parvis/contracts/content/kinds.ts';
import { kindsInOrder } from '@parvis/contracts/site/routes/admin-screens.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckboxField } from '../blocks/checkbox-field.tsx';
import { ContentPicker } from '../content-picker/content-picker.tsx';
import { useNamedContent } from '../content-picker/use-named-content.ts';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';

interface ApprovalFieldsProps {
  readonly value: ApprovalSetting;
  readonly onChange: (value: ApprovalSetting) => void;
  readonly readOnly: boolean;
}

/** The kinds and the sections whose publications somebody else has to approve. */
export function ApprovalFields({ value, onChange, readOnly }: ApprovalFieldsProps) {
  const intl = useIntl();
  const { language: locale } = useInterfaceLanguage();
  return (
    <>
      <p>
        <FormattedMessage id="settings.approval.hint" />
      </p>
      {kindsInOrder.map((kind) => (
        <CheckboxField
          key={kind}
          label={intl.formatMessage({ id: `contents.title.${kind}` })}
          value={value.kinds.includes(kind)}
          onChange={(isChosen) => {
            const kinds = contentKinds.filter((one) =>
              one === kind ? isChosen === true : value.kinds.includes(one),
            );
            onChange({ ...value, kinds });
          }}
          refused={undefined}
          {...{ readOnly, locale }}
        />
      ))}
      <Sections {...{ value, onChange, readOnly }} />
    </>
  );
}

function Sections({ value, onChange, readOnly }: ApprovalFieldsProps) {
  const intl = useIntl();
  const [picked, setPicked] = useState(0);
  const { data } = useNamedContent(value.sections);
  const titleOf = (id: string) => data?.get(id)?.title ?? id;
  return (
    <>
      <ul>
        {value.sections.map((id) => (
          <li key={id}>
            {titleOf(id)}{' '}
            {!readOnly && (
              <Button
                className="link"
                aria-label={intl.formatMessage(
                  { id: 'settings.approval.remove-named' },
                  { title: titleOf(id) },
                )}
                onPress={() => {
                  const sections = value.sections.filter((one) => one !== id);
                  onChange({ ...value, sections });
                }}
              >
                <FormattedMessage id="settings.approval.remove" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!readOnly && (
        <ContentPicker
          key={picked}
          label={intl.formatMessage({ id: 'settings.approval.section' })}
          kinds={treeKinds}
          chosen={undefined}
          onChoose={(item) => {
            if (item === undefined || value.sections.includes(item.id)) return;
            setPicked(picked + 1);
            onChange({ ...value, sections: [...value.sections, item.id] });
          }}
        />
      )}
    </>
  );
}
