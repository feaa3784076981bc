import clsx from 'clsx';
import { useState } from 'react';

/** The picture and the name. A picture that cannot be loaded is hidden. */
export function Brand({ large, className }: { large?: boolean; className?: string }) {
  const [broken, setBroken] = useState(false);
  return (
    <div className={clsx('flex items-center gap-3', className)}>
      {!broken && (
        <img
          src="/logo.svg"
          alt=""
          width={32}
          height={32}
          onError={() => setBroken(true)}
          className={large ? 'size-10' : 'size-9'}
        />
      )}
      <div>
        <p className={clsx(large ? 'text-section' : 'text-card', 'leading-tight')}>Earshot</p>
        <p className="text-label text-text-3">by Earshot Labs</p>
      </div>
    </div>
  );
}
