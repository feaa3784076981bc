export function UsageSkeleton() {
  return (
    <div aria-hidden="true" className="late grid gap-5">
      <div className="panel grid grid-cols-2 gap-x-6 gap-y-4 p-5 max-md:p-4 md:grid-cols-4">
        {['calls', 'input', 'output', 'cost'].map((name) => (
          <div key={name} className="grid h-16 content-start gap-2">
            <span className="placeholder h-4 w-1/2" />
            <span className="placeholder h-6 w-2/3" />
          </div>
        ))}
      </div>
      <div className="panel divide-y divide-line">
        {[1, 2, 3, 4, 5].map((row) => (
          <div key={row} className="flex min-h-16 items-center gap-6 px-5 max-md:px-4">
            <span className="placeholder h-4 w-1/5" />
            <span className="placeholder h-4 w-2/5" />
            <span className="placeholder h-4 w-1/6 max-md:hidden" />
          </div>
        ))}
      </div>
    </div>
  );
}
