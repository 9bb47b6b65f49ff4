import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * Returns whether the dialog that creates an item is open, and its setter.
 * @param isAsked whether the address asks for it; it does so once, so that coming back does not
 */
export function useCreating(isAsked: boolean) {
  const navigate = useNavigate();
  const [creating, setCreating] = useState(false);
  if (isAsked && !creating) setCreating(true);
  useEffect(() => {
    if (isAsked) void navigate({ to: '.', search: {}, replace: true });
  }, [isAsked, navigate]);
  return [creating, setCreating] as const;
}
