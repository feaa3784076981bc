export function SessionListSkeleton() {
  return (
    <div aria-hidden="true" className="late flex min-h-16 items-center">
      <span className="placeholder h-4 w-1/2" />
    </div>
  );
}
