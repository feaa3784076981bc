/**
 * What people in small bakeries say about planning tomorrow's production. Written for these tests; any resemblance is coincidence.
 * Each turn is [speaker, words]. The interviewer says some things that no participant says: those must never become evidence.
 */
export type Turn = readonly [speaker: string, words: string];

/** A call with two people, as a recording's captions. */
export const call: readonly Turn[] = [
  ['Interviewer', 'Thank you both for making the time. Could you start by telling me what you do?'],
  ['Ines Roth', 'I run the bakery on the harbour with my brother. I do the ovens, he does the shop and the books.'],
  ['Jonas Roth', 'Right, I am in the shop from six. By then Ines has been up for three hours.'],
  ['Interviewer', 'How do you decide in the evening how much to bake for the next day?'],
  ['Ines Roth', 'Honestly, I guess. I look at the shelves when we close and I remember what was left last week.'],
  ['Ines Roth', 'We throw away about ten loaves every evening, and that really hurts, because I kneaded them.'],
  [
    'Jonas Roth',
    'The till knows exactly what we sold, but nobody looks at it. Getting the numbers out takes me half an hour.',
  ],
  ['Interviewer', 'Some people tell me that robots will do this one day. What makes it hard today?'],
  [
    'Ines Roth',
    'The weather makes it hard. When it rains nobody walks along the harbour and all the bread stays on the shelf.',
  ],
  ['Jonas Roth', 'And the cruise ships. If a ship comes in we are sold out by nine and I have to send people away.'],
  [
    'Jonas Roth',
    'Sending regular customers away is the worst part of my day. Some of them do not come back for weeks.',
  ],
  ['Interviewer', 'Have you tried anything to plan better?'],
  ['Ines Roth', 'We had an app for three weeks. Filling it in took twenty minutes every evening, so I stopped.'],
  ['Jonas Roth', 'It wanted numbers for every single roll. After a day of fourteen hours you do not count rolls.'],
  ['Interviewer', 'What would help you most?'],
  [
    'Ines Roth',
    'I would love to see what we sold on the same day last year, with the weather next to it. Just that, on one page.',
  ],
  ['Jonas Roth', 'If it told me the evening before that a ship is coming, I would pay for it.'],
  ['Interviewer', 'What happens with the bread that is left?'],
  ['Jonas Roth', 'The food bank takes some of it, but they only come on Tuesdays and Fridays.'],
  ['Ines Roth', 'The rest we dry and sell as crumbs. People like the crumbs more than I expected.'],
];

/** An interview typed up as a document. */
export const typedUp: readonly Turn[] = [
  ['Interviewer', 'What does a normal evening look like before you go home?'],
  [
    'Mehmet',
    'I work as a master baker in a shop with four people. In the evening I write the order for the night shift into a notebook next to the oven.',
  ],
  [
    'Mehmet',
    'The notebook is full of flour and half of it cannot be read. Last month I misread a number and baked forty rolls too many.',
  ],
  ['Interviewer', 'What did you do with them?'],
  ['Mehmet', 'We threw them away. We throw away a lot of bread, more than I would like to admit to my mother.'],
  ['Interviewer', 'Would a computer near the oven help?'],
  ['Mehmet', 'Not with my hands in the dough. Whatever it is, it has to work without touching a screen.'],
  [
    'Mehmet',
    'What works well is the call at noon. The shop rings me and tells me what is running low, and I would not want to lose that call.',
  ],
  ['Interviewer', 'When is planning hardest?'],
  [
    'Mehmet',
    'Market days are the hardest. We are sold out by nine in the morning, and then I stand there with empty shelves and people in front of them.',
  ],
  [
    'Mehmet',
    'Rain is the other thing. I check the weather on my phone at midnight, and by then the dough is already made.',
  ],
  ['Interviewer', 'Is there anything you wish for?'],
  [
    'Mehmet',
    'I wish somebody told me the weather and the market days before I make the dough. That is at four in the afternoon.',
  ],
  ['Mehmet', 'And I need the order to be readable. A printed page on the wall would be enough for me.'],
];

/** An interview that was printed to a page format. */
export const printed: readonly Turn[] = [
  ['Moderator', 'Could you describe how you handle leftovers?'],
  [
    'Olena',
    'I hardly throw away any bread. I bake three small batches instead of one large one, and the last batch only when the shelf is half empty.',
  ],
  ['Moderator', 'Is that not more work?'],
  [
    'Olena',
    'It is more work in the morning, yes, but I sleep better. My grandmother never threw bread away and neither do I.',
  ],
  ['Moderator', 'How do you know what to bake?'],
  [
    'Olena',
    'I am a one woman bakery, so I know my customers by name. On Thursday Mister Brandt takes two rye loaves, and so on.',
  ],
  ['Olena', 'When it rains I bake a third less. Nobody comes in the rain, that is a rule.'],
  ['Moderator', 'Have you ever used software for it?'],
  ['Olena', 'A salesman showed me an app once. It needed more time than the baking, so I said no.'],
  ['Moderator', 'What is hard about working alone?'],
  ['Olena', 'Being ill is hard. Nobody else can read my notes, so the shop stays closed and the customers are angry.'],
  ['Olena', 'I would like to hand my plan to a helper on one page, so that she can bake when I have a fever.'],
];

/** Answers to a survey: name, role, years, what they wrote. */
export const answers: readonly (readonly [name: string, role: string, years: number, comment: string])[] = [
  ['Petra', 'owner', 12, 'We throw away one shelf of bread a day, "old bread" is what my children call me.'],
  ['Luis', 'baker', 3, 'I bake what the list says, but the list is from last year and nobody changes it.'],
  ['Aiko', 'owner', 8, 'Rainy days ruin every plan. I lost two hundred euros in one wet week.'],
  ['Sam', 'shop assistant', 1, 'Customers ask why we are sold out at ten, and I have no answer for them.'],
  ['Dora', 'owner', 21, 'The till prints a long strip of numbers.\nI put it into a box and never look at it again.'],
  ['Viktor', 'baker', 15, 'Planning on paper works fine for me, I do not need an app.'],
  ['Nia', 'manager', 6, 'I spend half an hour every evening counting rolls, which is a waste of my time.'],
  ['Henk', 'owner', 30, 'I would pay for a forecast that knows the weather and the market days.'],
];
