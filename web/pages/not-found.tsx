import { Link } from 'wouter';
import { usePageTitle } from '../lib/use-page-title.ts';
import { buttonLook } from '../ui/button.tsx';

export function NotFoundPage() {
  usePageTitle('Page not found');
  return (
    <Dead title="404 Page Not Found" text="There is nothing at this address. It may have been mistyped or removed." />
  );
}

export function AccessDenied() {
  usePageTitle('Access Denied');
  return <Dead title="Access Denied" text="You don't have sufficient permissions to access this page." />;
}

export function Dead({ title, text }: { title: string; text: string }) {
  return (
    <div className="mx-auto grid max-w-136 justify-items-start gap-2 pt-[16vh]">
      <h1 className="text-title max-md:text-title-phone">{title}</h1>
      <p className="text-lead text-text-2">{text}</p>
      <Link href="/" className={buttonLook({}, 'mt-4')}>
        Go to the dashboard
      </Link>
    </div>
  );
}
