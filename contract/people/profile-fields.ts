/** The parts of a person's profile, in display order. */
export const profileFields = [
  'demographics',
  'psychographics',
  'philosophy',
  'activities',
  'needs',
  'interactionStyle',
  'toneOfVoice',
] as const;
export type ProfileField = (typeof profileFields)[number];

/** Every field of a person that holds sentences. */
export const describedFields = ['description', ...profileFields] as const;

/** A value for each part of a profile. */
export function eachProfileField<T>(read: (field: ProfileField) => T): Record<ProfileField, T> {
  return Object.fromEntries(profileFields.map((field) => [field, read(field)])) as Record<ProfileField, T>;
}
