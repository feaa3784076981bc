/** Three short interviews of our own writing: how small bakeries decide how much to bake. */
export const anna = `Interviewer: How do you decide how much to bake for tomorrow?
Anna: Honestly I guess. I look at what was left over today and I add a little for the weekend. We throw away about ten loaves every evening, and that really hurts me.
Interviewer: What would help you?
Anna: I would love to see what we sold last year on the same day. Nobody has the time to write it down in the evening, because we start at three in the morning.
Interviewer: And when it rains?
Anna: When it rains nobody comes, and then we throw away even more bread. I wish somebody told me the weather the night before.
`;

export const ben = `Interviewer: How do you plan the next day?
Ben: I keep a paper notebook next to the oven. It is full of flour and I cannot read half of it. Last week I baked forty rolls too many because I misread a number.
Interviewer: What happens to what is left?
Ben: We throw away a lot of bread in the evening. Some of it goes to the food bank, but they only come on Tuesdays and Fridays.
Interviewer: Do you talk with the shop about numbers?
Ben: The shop calls me at noon and tells me what is running low. That call works well, I would not want to lose it.
`;

export const chloe = `Moderator: What is the hardest part of your morning?
Chloe: The hardest part is not knowing how many people will come. On market days we are sold out by nine, and then I send customers away, which is awful.
Moderator: How do you handle leftovers?
Chloe: I hardly throw away any bread. We dry it and sell it as crumbs, and people like that a lot.
Moderator: What have you tried to plan better?
Chloe: We tried an app once but it took twenty minutes every evening to fill in. My people stopped using it after a week.
`;

/** A fourth one, about the same matters and some of its own. */
export const dora = `Interviewer: How do you decide how much to bake?
Dora: I guess, like everybody. I look at what was left over yesterday and I add a little when there is a market.
Interviewer: What do you do with leftovers?
Dora: We throw away about twenty loaves every evening, and it hurts me because my mother never wasted a crumb. Nobody told me the food bank would stop coming on Fridays.
Interviewer: Have you tried an app?
Dora: We tried an app and it logged us out every ten minutes, so my people stopped using it after two days. The biggest problem is that the ordering list never reaches the oven in time.
`;

/** The words of an interview by someone whose full name and role its head gives: two such interviews are of one person. */
export const introduced = (text: string): string =>
  `Participant: Anna Berger\nRole: baker\n\n${text.replaceAll('Anna:', 'Anna Berger:')}`;
