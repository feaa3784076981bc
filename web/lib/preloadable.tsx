import { type ComponentType, lazy, useState } from 'react';

/**
 * A component in a separate chunk, and what fetches it before it is shown. Once fetched it renders at once, without the
 * fallback that a lazy component shows for a moment even then: that moment moves everything below it.
 */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let fetched: ComponentType<Props> | undefined;
  const fetching = async () => {
    fetched = await load();
    return { default: fetched };
  };
  const Lazy = lazy(fetching) as ComponentType<Props>;
  function Component(props: Props) {
    const [Shown] = useState(() => fetched ?? Lazy);
    return <Shown {...props} />;
  }
  /** A failure is reported when the component is shown, not here. */
  const preload = () => void fetching().catch(() => {});
  return { Component, preload };
}
