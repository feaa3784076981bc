export function ActivitySkeleton() {
  return (
    <div aria-hidden="true" className="panel late divide-y divide-line">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <div key={row} className="flex min-h-12 items-center gap-6 px-5 max-md:min-h-17 max-md:px-4">
          <span className="placeholder h-4 w-1/5" />
          <span className="placeholder h-4 w-1/6 max-md:hidden" />
          <span className="placeholder h-4 w-2/5" />
        </div>
      ))}
    </div>
  );
}
