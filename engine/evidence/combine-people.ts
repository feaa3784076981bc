import type { Language } from '#contract/languages.ts';
import { describedFields } from '#contract/people/profile-fields.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { FoundPerson, VoiceRef } from '../engine.ts';

/** Several voices that are known to be one person: each field from the first one who states it, and the quotes of all. */
export function combinePeople(parts: readonly [FoundPerson, ...FoundPerson[]], language: Language): FoundPerson {
  const [first, ...others] = parts;
  if (others.length === 0) return first;
  const { templates } = languagePack(language);
  const stated = (field: (typeof describedFields)[number]) =>
    parts.map((p) => p[field]).find((text) => text !== templates.notStated()) ?? first[field];
  const fields = Object.fromEntries(describedFields.map((field) => [field, stated(field)]));
  return {
    ...first,
    ...fields,
    title: parts.map((p) => p.title).find((title) => title !== templates.person.roleUnknown()) ?? first.title,
    evidence: parts.flatMap((p) => p.evidence),
    documentIds: [...new Set(parts.flatMap((p) => p.documentIds))].sort((a, b) => a - b),
    voices: distinctVoices(parts.flatMap((p) => p.voices)),
    brief: parts.every((p) => p.brief),
  };
}

const voiceKey = ({ documentId, voice }: VoiceRef): string => `${documentId} ${voice}`;

export const distinctVoices = (voices: readonly VoiceRef[]): VoiceRef[] => [
  ...new Map(voices.map((v) => [voiceKey(v), v])).values(),
];

/** Whether two people share a voice. */
export function shareVoice(a: readonly VoiceRef[], b: readonly VoiceRef[]): boolean {
  const keys = new Set(a.map(voiceKey));
  return b.some((v) => keys.has(voiceKey(v)));
}

/** Finds, among those given, who shares a voice with others, in the order given. */
export function sharersOf<P extends { readonly voices: readonly VoiceRef[] }>(
  people: readonly P[],
): (voices: readonly VoiceRef[]) => P[] {
  const places = new Map<string, number[]>();
  for (const [at, { voices }] of people.entries())
    for (const key of voices.map(voiceKey)) places.set(key, [...(places.get(key) ?? []), at]);
  return (voices) => {
    const found = new Set(voices.flatMap((voice) => places.get(voiceKey(voice)) ?? []));
    return [...found].sort((a, b) => a - b).flatMap((at) => people[at] ?? []);
  };
}

/** The voices of `a` that `b` does not have. */
export function voicesWithout(a: readonly VoiceRef[], b: readonly VoiceRef[]): VoiceRef[] {
  const keys = new Set(b.map(voiceKey));
  return a.filter((v) => !keys.has(voiceKey(v)));
}
