export function InvitationsSkeleton() {
  return (
    <div aria-hidden="true" className="panel late flex min-h-17 items-center gap-6 px-5">
      <span className="placeholder h-4 w-1/3" />
    </div>
  );
}
