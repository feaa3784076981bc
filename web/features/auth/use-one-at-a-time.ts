import { useRef } from 'react';

type Sending<Values> = { mutate: (values: Values, on: { onSettled: () => void }) => void };

/** Sends a form once: a second press before the answer does nothing, even before the button shows that it is pending. */
export function useOneAtATime<Values>({ mutate }: Sending<Values>): (values: Values) => void {
  const busy = useRef(false);
  return (values) => {
    if (busy.current) return;
    busy.current = true;
    mutate(values, {
      onSettled: () => {
        busy.current = false;
      },
    });
  };
}
