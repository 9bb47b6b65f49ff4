import {
  type ModuleType,
  moduleTypeSchema,
} from '@parvis/contracts/content/modules/module-types.ts';
import {
  Autocomplete,
  Button,
  Header,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  SearchField,
} from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { containsWords } from '../../lists/contains-words.ts';
import { DialogActions, DialogFrame } from '../../shell/dialog-frame.tsx';
import field from '../../shell/field.module.css';
import styles from './module-picker.module.css';
import { ModulePicture } from './module-picture.tsx';
import { moduleGroups } from './module-tiles.ts';

interface ModulePickerProps {
  readonly onPick: (type: ModuleType) => void;
  readonly onClose: () => void;
}

/**
 * A dialog that picks a module type by its picture. Typing filters the types; arrow keys move
 * between them without leaving the search, and Enter picks one.
 */
export function ModulePicker({ onPick, onClose }: ModulePickerProps) {
  const intl = useIntl();
  return (
    <DialogFrame wide title={intl.formatMessage({ id: 'modules.add' })} onClose={onClose}>
      <Autocomplete filter={containsWords}>
        <div className={styles.scroll}>
          <SearchField className={`${field.field} ${styles.search}`} autoFocus>
            <Label className={field.label ?? ''}>
              <FormattedMessage id="modules.search" />
            </Label>
            <Input className={field.input ?? ''} />
          </SearchField>
          <ListBox
            className={styles.types ?? ''}
            layout="grid"
            aria-label={intl.formatMessage({ id: 'modules.types' })}
            onAction={(key) => onPick(moduleTypeSchema.parse(key))}
            renderEmptyState={() => (
              <p>
                <FormattedMessage id="modules.none-found" />
              </p>
            )}
          >
            {moduleGroups.map(([group, types]) => (
              <ListBoxSection key={group} className={styles.group ?? ''}>
                <Header className={styles.heading ?? ''}>
                  <FormattedMessage id={`modules.group-${group}`} />
                </Header>
                {types.map((type) => (
                  <TypeTile key={type} type={type} />
                ))}
              </ListBoxSection>
            ))}
          </ListBox>
        </div>
      </Autocomplete>
      <DialogActions>
        <Button className="button" onPress={onClose}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

function TypeTile({ type }: { type: ModuleType }) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: `module-type.${type}` });
  const hint = intl.formatMessage({ id: `module-type.${type}-hint` });
  return (
    <ListBoxItem id={type} className={styles.type ?? ''} textValue={`${name} ${hint}`}>
      <ModulePicture type={type} />
      <span className={styles.name}>{name}</span>
      <span className={styles.hint}>{hint}</span>
    </ListBoxItem>
  );
}
