export function UserTableSkeleton() {
  return (
    <div aria-hidden="true" className="panel late divide-y divide-line">
      {[1, 2, 3, 4].map((row) => (
        <div
          key={row}
          className="flex min-h-12 items-center gap-6 px-5 max-md:min-h-29 max-md:flex-col max-md:items-start max-md:justify-center max-md:gap-3 max-md:px-4"
        >
          <span className="placeholder h-4 w-1/5 max-md:w-2/5" />
          <span className="placeholder h-4 w-1/4 max-md:w-3/5" />
          <span className="placeholder h-4 w-1/6 max-md:w-1/2" />
        </div>
      ))}
    </div>
  );
}
