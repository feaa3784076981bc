import clsx from 'clsx';
import { directionOf } from './text-direction.ts';

type Props = {
  /** The quoted words: the line runs in their direction, so that it is under where they begin. */
  quote: string;
  speaker?: string | null | undefined;
  fileName: string;
  place?: string | null | undefined;
  className: string;
};

/**
 * Speaker, file and place in one line, each cut off where it is long: at its own end, which in Arabic is on the left. The file is
 * left out where the speaker is named after it: "Interviewee in P14".
 */
export function SourceLine({ quote, speaker, fileName, place, className }: Props) {
  const isNamed = speaker?.includes(fileName.replace(/(?<=.)\.\w+$/, ''));
  return (
    <p dir={directionOf(quote)} className={clsx('flex min-w-0 text-label text-text-3', className)}>
      {speaker && (
        <span
          title={isNamed ? fileName : speaker}
          className={clsx('flex', isNamed ? 'min-w-0' : 'max-w-2/5 flex-none')}
        >
          <bdi className="truncate">{speaker}</bdi>
          {!isNamed && <>,&nbsp;</>}
        </span>
      )}
      {!isNamed && (
        <bdi title={fileName} className="min-w-0 truncate">
          {fileName}
        </bdi>
      )}
      {place && (
        <span title={place} className="flex max-w-2/5 flex-none">
          ,&nbsp;<bdi className="truncate">{place}</bdi>
        </span>
      )}
    </p>
  );
}
