import type { EngineDocument } from '../../engine.ts';
import { plainDocument } from '../../testing/documents.ts';

const talk = (id: number, name: string, who: string, cost: string): EngineDocument =>
  plainDocument(
    [
      'Interviewer: Could you tell me who you are and what you do?',
      `${name}: ${who}`,
      'Interviewer: What costs you time?',
      `${name}: ${cost}`,
    ].join('\n'),
    id,
  );

/** Two people who say who they are before they say anything else. */
export const introducedSpeakers = (): EngineDocument[] => [
  talk(
    1,
    'Anna',
    'I am the treasurer of a rowing club by the canal.',
    'Every January I sit two weekends over receipts for donations.',
  ),
  talk(
    2,
    'Ben',
    'I am a youth leader, mostly handball.',
    'On Friday evening two or three helpers cancel, so I bake the cake myself.',
  ),
];
