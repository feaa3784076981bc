import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';

const parameter = 'project';

/** The project whose topics are shown, null for all. It is part of the address, so that Back and a reload keep it. */
export function useProjectFilter(known: readonly { id: number }[] | undefined) {
  const [projectId, setProjectId] = useState(() => Number(new URLSearchParams(location.search).get(parameter)) || null);
  const choose = (id: number | null) => {
    setProjectId(id);
    navigate(id === null ? location.pathname : `${location.pathname}?${parameter}=${id}`, { replace: true });
  };
  // A project that is gone, or was never to be seen, filters nothing.
  const stands = known === undefined || known.some(({ id }) => id === projectId);
  return [stands ? projectId : null, choose] as const;
}
