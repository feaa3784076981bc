import { Ellipsis } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Person } from '#contract/people/people.ts';
import { IconButton } from '../../../ui/button.tsx';
import { useDialog } from '../../../ui/dialog/use-dialog.ts';
import { MenuButton } from '../../../ui/menu-button.tsx';
import type { PersonTask } from './tasks.ts';

const loadMenu = () => import('./person-menu.tsx');
const PersonMenu = lazy(() => loadMenu().then((m) => ({ default: m.PersonMenu })));
const EraseDialog = lazy(() => import('./erase-dialog.tsx').then((m) => ({ default: m.EraseDialog })));
const PersonDialogs = lazy(() => import('./person-dialogs.tsx').then((m) => ({ default: m.PersonDialogs })));

/** What people of the team can correct about a person. */
export function PersonTools({ person, people }: { person: Person; people: readonly Person[] }) {
  const { shown, show, close } = useDialog<PersonTask>();
  return (
    <>
      <div className="max-lg:ms-auto">
        <MenuButton
          preload={() => loadMenu().catch(() => {})}
          trigger={(props) => (
            <IconButton label={`Actions for ${person.name}`} {...props}>
              <Ellipsis className="icon" />
            </IconButton>
          )}
        >
          {(onClose) => <PersonMenu person={person} alone={people.length < 2} onTask={show} onClose={onClose} />}
        </MenuButton>
      </div>
      {shown && (
        <Suspense>
          {shown.about === 'erase' ? (
            <EraseDialog key={shown.round} {...{ person, close }} open={shown.open} />
          ) : (
            <PersonDialogs key={shown.round} {...{ person, people, close }} task={shown.about} open={shown.open} />
          )}
        </Suspense>
      )}
    </>
  );
}
