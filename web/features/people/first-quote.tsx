import type { Person } from '#contract/people/people.ts';
import { passageAddress } from '../../lib/passage-address.ts';
import { QuoteText } from '../../ui/quote-text.tsx';
import { useMay } from '../auth/session/use-may.ts';

/** What the person said, where it says more than a portrait of it would. */
export function FirstQuote({ person: { evidence, description } }: { person: Person }) {
  const mayOpen = useMay('documents.read');
  const [first] = evidence;
  return first ? <QuoteText text={first.quote} href={mayOpen ? passageAddress(first) : undefined} /> : description;
}
