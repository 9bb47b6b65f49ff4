import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';

interface PastLinkProps {
  /** An address of the site; its home page for what is seen on many. */
  readonly path: string;
  readonly at: string;
}

/** Leads from an entry of a history to the site of its instant. */
export function PastLink({ path, at }: PastLinkProps) {
  return (
    <Link to="/admin/audit" search={{ path, at }}>
      <FormattedMessage id="audit.link-site" />
    </Link>
  );
}
