import type { Language } from '#contract/languages.ts';
import type { EngineDocument } from '../engine.ts';
import { type Role, rolesOf } from '../text/roles.ts';
import { isRoleLabel } from '../text/speaker-labels.ts';
import type { Turn } from '../text/turns.ts';
import type { Voice } from './corpus.ts';

/** Gathers who speaks in which document. The same name in two documents is one person; `P1` or `Speaker 2` is not. */
export type VoiceRegister = {
  readonly voices: Voice[];
  /** The index of each turn's voice, in the turns' order. */
  add(document: EngineDocument, index: number, turns: readonly Turn[], language: Language): number[];
};

export function voiceRegister(): VoiceRegister {
  const voices: Voice[] = [];
  const byIdentity = new Map<string, number>();
  const enter = (identity: string, document: number, voice: () => Omit<Voice, 'documents'>): number => {
    const known = byIdentity.get(identity);
    if (known !== undefined) {
      const documents = voices[known]?.documents;
      if (documents && !documents.includes(document)) documents.push(document);
      return known;
    }
    voices.push({ ...voice(), documents: [document] });
    byIdentity.set(identity, voices.length - 1);
    return voices.length - 1;
  };
  return {
    voices,
    add(document, index, turns, language) {
      const roles = rolesOf(document.text, turns, language);
      const named = turns.some((t) => t.key && !t.row);
      const participant = participantOf(turns);
      const answering = participant === null ? null : soleAnswerer(roles, language);
      return turns.map((turn) => {
        const key = turn.key;
        const row = turn.row ?? null;
        if (turn.header) return enter(`${index} head`, index, () => ({ name: null, key: '', role: 'asks', row: null }));
        if (row && (!key || isRoleLabel(key, language)))
          return enter(`${index} row ${row.sheet ?? ''} ${row.number}`, index, () => ({
            name: null,
            key: '',
            role: 'answers',
            row,
          }));
        if (!key)
          return enter(`${index} nobody ${named}`, index, () => ({
            name: null,
            key: '',
            role: unnamedRole(named),
            row: null,
          }));
        const role = roles.get(key) ?? 'answers';
        const identity = isRoleLabel(key, language) ? `${index} ${key}` : `${role} ${key}`;
        const name = key === answering ? participant : turn.speaker;
        return enter(identity, index, () => ({ name, key, role, row }));
      });
    },
  };
}

/** The participant that a transcript's header names; null where it names none or several. */
function participantOf(turns: readonly Turn[]): string | null {
  const names = new Set(turns.flatMap((turn) => turn.header?.participants ?? []));
  const [name] = names;
  return names.size === 1 && name !== undefined ? name : null;
}

/** The label of the only one who answers, where it is the word of a role ("P", "Participant") and no name. */
function soleAnswerer(roles: ReadonlyMap<string, Role>, language: Language): string | null {
  const answering = [...roles].filter(([, role]) => role === 'answers').map(([key]) => key);
  const [key] = answering;
  return answering.length === 1 && key !== undefined && isRoleLabel(key, language) ? key : null;
}

/** In a transcript, words outside all turns are headings and notes: context, not statements. */
function unnamedRole(named: boolean): Role {
  return named ? 'asks' : 'answers';
}
