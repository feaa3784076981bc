import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { askedInBrief } from '../asked-in-brief.ts';

const asked = (language: Language, description: string) => askedInBrief({ description }, language);

describe('a mail', () => {
  test('is asked what the lines want that it quotes, without its head and whoever wrote them', () => {
    const mail = `Fwd: Re: Re: baker interviews

Hi, see Carl's list below. Thx, Yasmin

> On 6 Feb Carl Ost wrote:
> 1. damp and mould, how long it took
> 2. the call centre
> 3. whether they know who their miller is
> 4. invoices - do they understand them?`;
    expect(asked('english', mail)).toEqual([
      'Invoices - do they understand them?',
      'Damp and mould: how long did it take?',
      'What is the call centre like for people?',
      'Do people know who their miller is?',
    ]);
  });

  test('is asked nothing that its head says', () => {
    expect(asked('german', 'Von: Jens\nAn: Team Ofen\nBetreff: WG: Gespräche\n\nwarum backen sie nachts?')).toEqual([
      'Warum backen die Leute nachts?',
    ]);
  });
});

test('a chat is asked what its lines ask, without times, names and requests to colleagues', () => {
  const chat = `[10:42] Priya: can you put these in before lunch
[10:43] Priya: trust in the scales is the big one
[10:43] Priya: + do bakers still weigh by hand and why
[10:46] Joel: and queues on mondays
[10:47] Priya: alerts on the oven, anyone use them??
[10:51] Joel: what else they looked at before choosing us`;
  expect(asked('english', chat)).toEqual([
    'Do bakers still weigh by hand?',
    'How much do people trust the scales?',
    'How do people cope with queues on mondays?',
    'What else did people look at before choosing us?',
    'Alerts on the oven: does anyone use them?',
  ]);
});

test('a postscript to colleagues is no question', () => {
  const brief =
    'padaria (9 conversas)\n\nfila no balcão\nlembretes do pão\nurgências à noite – onde vão\no que os faria mudar de padaria?\n\np.s. Rui, falta a conversa da D. Odete';
  expect(asked('portuguese', brief).filter((question) => /Rui|Odete/u.test(question))).toEqual([]);
});
