import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * Returns whether the dialog that creates an item is open, and its setter.
 * @param isRequested whether the address requests it; it does so once, so that coming back does not
 */
export function useCreating(isRequested: boolean) {
  const navigate = useNavigate();
  const [creating, setCreating] = useState(false);
  if (isRequested && !creating) setCreating(true);
  useEffect(() => {
    if (isRequested) void navigate({ to: '.', search: {}, replace: true });
  }, [isRequested, navigate]);
  return [creating, setCreating] as const;
}
