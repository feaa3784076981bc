import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { holdsName } from './holds-name.ts';

const held: readonly [Language, text: string, name: string, isHeld: boolean][] = [
  ['english', 'I asked Martin', 'Martina', false],
  ['english', 'I asked Martina', 'Martin', false],
  ['english', 'Martin’s oven is late', 'Martin', true],
  ['english', 'I asked Martin', 'Martin’s', true],
  ['english', 'We keep it in PDFs', 'PDF', true],
  ['english', 'The GPU got better', 'GPUs', true],
  ['english', 'We tried auto ML once', 'AutoML', true],
  ['english', 'The auto had no ML', 'AutoML', false],
  ['english', 'I asked Mara', 'MaraJo', false],
  ['english', 'Johansson came', 'Johann', false],
  ['spanish', 'Vino Fernando', 'Fernanda', false],
  ['french', 'C’est Gabriel qui l’a dit', 'Gabrielle', false],
  ['portuguese', 'A Mariana ligou', 'Mariano', false],
  ['german', 'Das sind Müllers Säcke', 'Müller', true],
  ['german', 'Das hat Müller gesagt', 'Müllers', true],
  ['german', 'Das hat Martin gesagt', 'Martina', false],
  ['russian', 'Мы живём в Москве', 'Москва', true],
  ['russian', 'Я спросила Марию Ивановну', 'Мария Ивановна', true],
  ['russian', 'Я спросила Ивановну', 'Ивановна', true],
  ['russian', 'Пришёл Мартынов', 'Мартынюк', false],
  ['arabic', 'وسامي قال ذلك', 'سامي', true],
  ['arabic', 'اشتكى عليه الزبون', 'علي', false],
  ['hindi', 'सुनीता ने कहा', 'सुनीता', true],
  ['hindi', 'सुनीतापुर में', 'सुनीता', false],
  ['chinese', '我问了王经理', '王经理', true],
  ['japanese', '田中さんに聞きました', '田中', true],
];

test.each(held)('in %s, “%s” and the name %s: %s', (language, text, name, isHeld) => {
  expect(holdsName(text, name, language)).toBe(isHeld);
});
