import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';

interface EditButtonProps {
  /** The item's name. */
  readonly name: string;
  readonly onPress: () => void;
}

/** Opens the form of an item of a list. */
export function EditButton({ name, onPress }: EditButtonProps) {
  const intl = useIntl();
  return (
    <Button
      className="button small"
      aria-label={intl.formatMessage({ id: 'list.edit-of' }, { name })}
      onPress={onPress}
    >
      <FormattedMessage id="list.edit" />
    </Button>
  );
}
