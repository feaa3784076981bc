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

/** Everything that is told of a person in sentences. */
export const describedFields = ['description', ...profileFields] as const;
