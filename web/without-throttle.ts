import type { Plugin } from 'vite';

const throttled = 'globalMostRecentFallbackTime + 300 - now()';

/**
 * React keeps what has arrived back until 300 ms after the last placeholder, for each level of placeholders. There is no setting for it.
 * Placeholders here have the size of what follows and spinners come late, so nothing flickers without it (docs/decisions/0076).
 */
export function withoutThrottle(): Plugin {
  return {
    name: 'without-throttle',
    transform: {
      filter: { id: /\/react-dom-client\.production\.js$/ },
      handler(code) {
        if (!code.includes(throttled))
          this.error('React waits in other words than before: see web/without-throttle.ts');
        return { code: code.replace(throttled, throttled.replace(' + 300', '')), map: null };
      },
    },
  };
}
