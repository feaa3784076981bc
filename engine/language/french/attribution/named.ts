import type { Named } from '../../attribution/attribution.ts';
import { words } from '../../cue.ts';

const past = '(?:dit|expliqué|raconté|confié|précisé|montré|avoué|rapporté)(?!\\p{L})';

export const named: Named = {
  records: words(
    "participante?s?|répondante?s?|enquêtée?s?|interviewée?s?|notes de terrain|carnet de terrain|recherche utilisateurs?|tests? utilisateurs?|groupes? de discussion|visites? (?:de terrain|sur place|à domicile)|(?:compte rendu|notes|synthèse) (?:des |d[’'])entretiens?",
  ),
  rosters: words(
    'participante?s|enquêtée?s|présente?s|absente?s|équipe|contacts?|recrutement|calendrier|rendez-vous|ordre du jour|prochaines étapes|à faire|actions?|remerciements?',
  ),
  reports: [
    `{N} (?:nous|m['’]) ?(?:a|avait|ont)(?: \\p{L}+)? ${past}`,
    '{N} (?:nous|me) (?:dit|explique|raconte|confie|précise|montre|avoue)(?!\\p{L})',
    '(?<!\\p{L})(?:nous|me) (?:dit|explique|raconte|confie) {N}',
  ],
  meetings: [
    "(?<!\\p{L})[Nn]ous avons (?:[^.!?\\n]{1,60} et )?(?:avons )?(?:aussi |ensuite |d['’]abord )?(?:rencontré|interrogé|interviewé|observé|accompagné|parlé (?:à|avec)|échangé avec|discuté avec) {N}",
    '(?<!\\p{L})(?:[Ee]ntretiens?|[Dd]iscussions?|[Ii]nterviews?) avec {N}',
    '{N} a été (?:interrogée?|interviewée?)(?!\\p{L})',
  ],
  places: 'en|dans|près de',
  oneself: words("je|j'ai|j'en|j'y|j'avais|j'étais|moi|mon|ma|mes"),
  given:
    'Adèle Agathe Agnès Alain Albert Alexandre Alice Aline Amélie Amina André Anaïs Annie Antoine Arnaud Arthur Aurélie Aurore Baptiste Béatrice Benoît Bernadette Bernard Brigitte Bruno Camille Catherine Cécile Cédric Céline Chantal Charlotte Christelle Christian Christine Christophe Claire Clara Claude Claudine Clémence Clément Colette Coralie Corinne Cyril Damien Danielle David Delphine Denis Denise Didier Dominique Édouard Élise Élodie Émilie Emmanuel Emmanuelle Éric Estelle Étienne Fabien Fabrice Fatima Fatou Florence Franck François Françoise Frédéric Gabriel Gaëlle Geneviève Georges Gérard Ghislaine Gilbert Gilles Guillaume Hélène Henri Hervé Hugo Inès Isabelle Jacqueline Jacques Jean Jeanne Jérôme Joël Joëlle Josiane Julie Julien Juliette Justine Karim Karine Khadija Laetitia Laure Laurence Laurent Léa Léo Loïc Louis Louise Luc Lucas Lucie Madeleine Magali Manon Marc Marcel Margaux Marie Marine Marion Marlène Martine Mathieu Mathilde Maurice Mélanie Michel Michèle Mireille Mohamed Monique Morgane Moussa Myriam Nadège Nathalie Nicolas Nicole Noémie Océane Odile Olivier Pascal Pascale Patrice Patrick Paul Pauline Philippe Pierre Quentin Rachid Raphaël Raymond Régis Rémi René Robert Roger Roland Romain Sabrina Samira Sandrine Sébastien Serge Séverine Simone Solange Sonia Sophie Stéphane Stéphanie Suzanne Sylvain Sylvie Théo Thérèse Thibault Thierry Thomas Valentin Valérie Véronique Victor Vincent Virginie Xavier Yann Yasmine Yves Yvette Yvonne',
};
