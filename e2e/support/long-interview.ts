/** With some hundred turns an analysis of it is under way long enough to be met in the middle. */
export function longInterview(name: string, turns: number): string {
  const lines = [
    'We throw away about ten loaves of bread every evening and that really hurts.',
    'The paper notebook next to the oven is full of flour, so I cannot read the numbers from yesterday.',
    'On market days we are sold out by nine and I have to send customers away.',
    'I wish somebody told me the weather the night before, because rain keeps people at home.',
    'We tried an app for planning, but it took twenty minutes every evening and my people stopped using it.',
    'The shop calls me at noon and tells me what is running low, and that call works well.',
  ];
  const turn = (i: number) =>
    `Interviewer: What happened in week ${i}?\n${name}: In week ${i} it was like this. ${lines[i % lines.length]} ${lines[(i * 5 + 2) % lines.length]}\n`;
  return Array.from({ length: turns }, (_, i) => turn(i)).join('');
}
