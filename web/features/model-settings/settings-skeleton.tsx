/** As high as the form of the built-in engine. */
export function SettingsSkeleton() {
  return (
    <div aria-hidden="true" className="late grid min-h-[8.5rem] content-start gap-4">
      <div className="grid gap-2">
        <span className="placeholder h-4 w-1/4" />
        <span className="placeholder h-9" />
        <span className="placeholder h-4 w-2/3" />
      </div>
      <span className="placeholder h-9 w-28" />
    </div>
  );
}
