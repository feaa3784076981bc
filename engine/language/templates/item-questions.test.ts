import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { languagePack } from '../pack.ts';

test.each<[Language, string, string]>([
  ['english', 'changing rooms, kit, periods', 'What are people’s experiences with changing rooms, kit and periods?'],
  ['english', 'The bin store', 'What are people’s experiences with the bin store?'],
  [
    'german',
    'Ausweichmöglichkeiten während der Schließung',
    'Welche Erfahrungen haben die Menschen mit Ausweichmöglichkeiten während der Schließung?',
  ],
  [
    'german',
    'Barrierefreiheit aus Sicht der Gäste',
    'Welche Erfahrungen haben die Menschen mit der Barrierefreiheit aus Sicht der Gäste?',
  ],
  ['german', 'Wartezeiten der Gäste', 'Welche Erfahrungen haben die Menschen mit den Wartezeiten der Gäste?'],
  ['french', 'messages d’erreur', 'Qu’en est-il des messages d’erreur\u00a0?'],
  ['french', 'signalisation du chantier', 'Qu’en est-il de la signalisation du chantier\u00a0?'],
  ['french', 'opinion des voisins', 'Qu’en est-il de l’opinion des voisins\u00a0?'],
  ['french', 'camion du lundi', 'Qu’en est-il du camion du lundi\u00a0?'],
  ['french', 'temps de trajet', 'Qu’en est-il du temps de trajet\u00a0?'],
  ['french', 'éclairage du parking', 'Qu’en est-il de l’éclairage du parking\u00a0?'],
  ['french', 'rendez-vous', 'Qu’en est-il des rendez-vous\u00a0?'],
  ['french', 'information reçue et relances', 'Qu’en est-il de l’information reçue et des relances\u00a0?'],
  ['french', 'bruit, propreté, horaires', 'Qu’en est-il du bruit, de la propreté et des horaires\u00a0?'],
  ['french', 'le stationnement', 'Qu’en est-il du stationnement\u00a0?'],
  ['spanish', 'averías y reservas', '¿Qué experiencias tiene la gente con las averías y reservas?'],
  ['spanish', 'primera clase en la sala', '¿Qué experiencias tiene la gente con la primera clase en la sala?'],
  ['spanish', 'problemas con la app', '¿Qué experiencias tiene la gente con los problemas con la app?'],
  ['spanish', 'Relación con el tutor', '¿Qué experiencias tiene la gente con la relación con el tutor?'],
])('%s: a subject that a brief lists is asked with its article: %s', (language, topic, question) => {
  expect(languagePack(language).templates.question.onItem.ask(topic)).toBe(question);
});

test.each<[Language, string]>([
  ['english', 'Ticketed v. free'],
  ['english', 'our volunteers'],
  ['german', 'Touristen vs. Stammkunden'],
  ['german', 'hoher Preis'],
  ['french', 'sel et poivre'],
  ['spanish', 'pagar a plazos'],
])(
  '%s: what is no noun by itself, or whose article does not show, is left to the general question: %s',
  (language, topic) => {
    expect(languagePack(language).templates.question.onItem.ask(topic)).toBeNull();
  },
);

test.each<[Language, string, string]>([
  [
    'english',
    'fears and expectations prior to training',
    'What fears and expectations do people have prior to training?',
  ],
  ['german', 'Sorgen hinsichtlich der Lautstärke', 'Welche Sorgen haben die Menschen hinsichtlich der Lautstärke?'],
  ['german', 'Suche nach dem richtigen Bericht', 'Wie läuft die Suche nach dem richtigen Bericht?'],
  ['spanish', 'Confianza en la gestión de alergias', '¿Cuánto confía la gente en la gestión de alergias?'],
  ['spanish', 'papel de la marca blanca', '¿Qué papel tiene la marca blanca?'],
  ['spanish', 'disposición a pagar más', '¿Hasta qué punto está la gente dispuesta a pagar más?'],
])('%s: a noun says what is asked of its thing: %s', (language, topic, question) => {
  expect(languagePack(language).templates.question.onTopic(topic)).toBe(question);
});
