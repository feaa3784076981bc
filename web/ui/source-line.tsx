import clsx from 'clsx';

type Props = {
  speaker?: string | null | undefined;
  fileName: string;
  place?: string | null | undefined;
  className: string;
};

/** Speaker, file and place in one line; a long file name is cut off. */
export function SourceLine({ speaker, fileName, place, className }: Props) {
  return (
    <p className={clsx('flex min-w-0 text-label text-text-3', className)}>
      {speaker && (
        <span className="max-w-1/2 flex-none truncate">
          <bdi>{speaker}</bdi>,&nbsp;
        </span>
      )}
      <span title={fileName} className="min-w-0 truncate">
        <bdi>{fileName}</bdi>
      </span>
      {place && (
        <span className="flex-none">
          ,&nbsp;<bdi>{place}</bdi>
        </span>
      )}
    </p>
  );
}
