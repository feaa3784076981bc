import clsx from 'clsx';

type Props = {
  speaker?: string | null | undefined;
  fileName: string;
  place?: string | null | undefined;
  className: string;
};

/** Speaker, file and place in one line, each cut off where it is long. */
export function SourceLine({ speaker, fileName, place, className }: Props) {
  return (
    <p className={clsx('flex min-w-0 text-label text-text-3', className)}>
      {speaker && (
        <span title={speaker} className="max-w-2/5 flex-none truncate">
          <bdi>{speaker}</bdi>,&nbsp;
        </span>
      )}
      <span title={fileName} className="min-w-0 truncate">
        <bdi>{fileName}</bdi>
      </span>
      {place && (
        <span title={place} className="max-w-2/5 flex-none truncate">
          ,&nbsp;<bdi>{place}</bdi>
        </span>
      )}
    </p>
  );
}
