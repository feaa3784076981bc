import clsx from 'clsx';
import type { Evidence } from '#contract/insights/insights.ts';
import type { Person } from '#contract/people/people.ts';
import { type ProfileField, profileFields } from '#contract/people/profile-fields.ts';
import { passageAddress } from '../../lib/passage-address.ts';
import { QuoteText } from '../../ui/quote-text.tsx';
import { SourceLine } from '../../ui/source-line.tsx';
import { useMay } from '../auth/session/use-may.ts';

const labels: Record<ProfileField, string> = {
  demographics: 'Demographics',
  psychographics: 'Psychographics',
  philosophy: 'Philosophy',
  activities: 'Day-to-day activities',
  needs: 'Needs',
  interactionStyle: 'Interaction style',
  toneOfVoice: 'Tone of voice',
};

/** The whole profile, and the quotes that support it. */
export function PersonDetails({ person }: { person: Person }) {
  return (
    <div
      className={clsx(
        'grid items-start gap-x-8 gap-y-5 border-t border-line p-5 max-md:p-4',
        person.evidence.length > 0 && 'lg:grid-cols-2',
      )}
    >
      <dl className="grid gap-3.5">
        {profileFields.map((field) => (
          <div key={field}>
            <dt className="text-label font-control text-text-2">{labels[field]}</dt>
            <dd dir="auto" className="mt-0.5 max-w-[68ch] text-pretty break-words text-text-2">
              {person[field]}
            </dd>
          </div>
        ))}
      </dl>
      {person.evidence.length > 0 && (
        <figure className="rounded-control bg-marker-soft px-4 pt-3.5 pb-3">
          <figcaption className="text-label font-control text-text-2">Supporting Quotes</figcaption>
          <ul className="mt-1 grid gap-3">
            {person.evidence.map((evidence) => (
              <li key={`${evidence.documentId}-${evidence.start}`}>
                <Spoken evidence={evidence} />
              </li>
            ))}
          </ul>
        </figure>
      )}
    </div>
  );
}

function Spoken({ evidence }: { evidence: Evidence }) {
  const mayOpen = useMay('documents.read');
  return (
    <>
      <QuoteText text={evidence.quote} href={mayOpen ? passageAddress(evidence) : undefined} />
      <SourceLine quote={evidence.quote} fileName={evidence.fileName} place={evidence.place} className="mt-1" />
    </>
  );
}
