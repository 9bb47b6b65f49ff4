import { useState } from 'react';
import { Button, Input, Label, TextField } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import { RequestRefused } from '../requests/failures.ts';
import field from '../shell/field.module.css';
import styles from './trash.module.css';
import type { TrashedItem } from './trashed-items.ts';

interface AnotherSlugProps {
  readonly item: TrashedItem;
  readonly error: unknown;
  readonly onSlug: (slug: string) => void;
}

/**
 * Offers another slug for content whose address is now taken; renders nothing for other failures.
 */
export function AnotherSlug({ item, error, onSlug }: AnotherSlugProps) {
  const [slug, setSlug] = useState(`${item.content?.slug ?? ''}-2`);
  const isTaken = error instanceof RequestRefused && error.problem.code === 'slug-taken';
  if (!isTaken || item.content === undefined) return null;
  return (
    <div className={styles.another}>
      <TextField value={slug} onChange={setSlug}>
        <Label className={field.label ?? ''}>
          <FormattedMessage id="trash.another-slug" values={{ url: item.content.url }} />
        </Label>
        <Input className={field.input ?? ''} />
      </TextField>
      <Button className="button" isDisabled={slug === ''} onPress={() => onSlug(slug)}>
        <FormattedMessage id="trash.restore-there" />
      </Button>
    </div>
  );
}
