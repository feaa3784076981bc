import clsx from 'clsx';
import { Menu as MenuIcon, SunMoon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { SessionUser } from '#contract/users/session-user.ts';
import { buttonLook, IconButton } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import { hasPage } from './page-links.ts';
import { usePageLinks } from './use-page-links.ts';

const loadThemeMenu = () => import('./theme-menu.tsx');
const ThemeMenu = lazy(() => loadThemeMenu().then((m) => ({ default: m.ThemeMenu })));
const loadAccountMenu = () => import('../features/auth/session/account-menu.tsx');
const AccountMenu = lazy(() => loadAccountMenu().then((m) => ({ default: m.AccountMenu })));
const MenuSheet = lazy(() => import('./menu-sheet.tsx').then((m) => ({ default: m.MenuSheet })));

export function TopBar({ user }: { user: SessionUser | null }) {
  const [path] = useLocation();
  const links = usePageLinks(user);
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto flex h-14 max-w-[85rem] items-center gap-1 px-8 max-md:px-4">
        <Link
          href="/"
          className="flex items-center gap-2.5 rounded-icon text-card tracking-tight max-[48rem]:me-auto min-[48rem]:me-2 lg:me-5"
        >
          <Logo className="size-7" />
          Earshot
        </Link>
        <nav aria-label="Main" className="flex h-full flex-1 gap-0.5 max-[48rem]:hidden">
          {links.map(({ href, label, covers }) => (
            <Link
              key={href}
              href={href}
              aria-current={covers(path) ? 'page' : undefined}
              className={clsx(
                'relative flex items-center px-1.5 whitespace-nowrap transition-colors duration-120 lg:px-3 hover:text-ink focus-visible:-outline-offset-2',
                covers(path)
                  ? 'font-control text-ink after:absolute after:inset-x-1.5 after:-bottom-px after:h-0.5 after:bg-ink lg:after:inset-x-3'
                  : 'text-text-2',
              )}
            >
              {label}
            </Link>
          ))}
        </nav>
        <MenuButton
          preload={loadThemeMenu}
          trigger={(props) => (
            <IconButton label="Theme" {...props}>
              <SunMoon className="icon" />
            </IconButton>
          )}
        >
          {(close) => <ThemeMenu onClose={close} />}
        </MenuButton>
        {user && (
          <>
            <IconButton
              label="Open menu"
              className="min-[48rem]:hidden"
              aria-haspopup="dialog"
              onClick={() => setSheet('open')}
            >
              <MenuIcon className="icon" />
            </IconButton>
            <MenuButton
              preload={loadAccountMenu}
              trigger={(props) => (
                <button
                  type="button"
                  aria-label="Account menu"
                  title={user.username}
                  {...props}
                  className="ms-1 grid size-8 flex-none place-items-center rounded-full bg-accent font-semibold text-on-accent transition-colors duration-120 hover:bg-accent-hover pointer-coarse:size-10"
                >
                  {initialOf(user.username)}
                </button>
              )}
            >
              {(close) => <AccountMenu user={user} hasUserManagement={hasPage('/users')} onClose={close} />}
            </MenuButton>
          </>
        )}
        {user === null && path !== '/auth' && (
          <Link href="/auth" className={buttonLook({ variant: 'secondary', size: 'small' })}>
            Login
          </Link>
        )}
      </div>
      {sheet !== 'never' && (
        <Suspense>
          <MenuSheet links={links} open={sheet === 'open'} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </header>
  );
}

/** The first letter as people see it, whatever the script. */
function initialOf(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? '?';
}
