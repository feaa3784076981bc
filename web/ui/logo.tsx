/** The mark, drawn in the theme's colours; public/logo.svg is the same for places that cannot have a theme. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      className={className}
      fill="none"
      strokeWidth="2.8"
      strokeLinecap="round"
    >
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <path d="M8.6 16.2h12.6a6.3 6.3 0 1 0-2.3 4.87" className="stroke-on-accent" strokeLinejoin="round" />
      <path d="M25.2 20.6a11.2 11.2 0 0 1-6 5.7" className="stroke-marker" />
    </svg>
  );
}
