import type { Named } from '../../attribution/attribution.ts';
import { words } from '../../cue.ts';

const told =
  '(?:erzählte?|sagte?|berichtete?|erklärte?|schilderte?|beschrieb|gestand|verriet|zeigte?)(?: (?:uns|mir))(?!\\p{L})';

export const named: Named = {
  records: words(
    'feldnotiz(?:en)?|teilnehmer(?:in|innen|n)?|teilnehmende[nr]?|befragt(?:e|en|er)?|proband(?:in|innen|en)|nutzerforschung|usability|fokusgruppen?|vor-ort-besuch(?:e|en)?|hausbesuch(?:e|en)?|kundenbesuch(?:e|en)?|gesprächsnotiz(?:en)?|gesprächspartner(?:in|innen)?|interviewnotiz(?:en)?|interviewbericht',
  ),
  rosters: words(
    'teilnehmer(?:in|innen|n)?|teilnehmende|befragte|anwesend(?:e)?|gesprächspartner(?:in|innen)?|team|kontakte?|termine?|ablauf|agenda|nächste schritte|aufgaben|to-?dos?|dank|danksagung|verteiler',
  ),
  reports: [
    `{N}(?: (?:auch|dann|später|noch)){0,2} ${told}`,
    `(?<!\\p{L})${told}(?: (?:auch|dann|später))? {N}`,
    '{N} (?:hat|hatte) (?:uns|mir)(?: \\p{L}+){0,4}? (?:erzählt|gesagt|berichtet|erklärt|geschildert|verraten|gezeigt)(?!\\p{L})',
    '(?<!\\p{L})(?:[Hh]at|[Hh]atte) (?:uns|mir) {N}(?: \\p{L}+){0,4}? (?:erzählt|gesagt|berichtet|erklärt|geschildert|verraten|gezeigt)(?!\\p{L})',
  ],
  meetings: [
    '(?<!\\p{L})[Ww]ir (?:[^.!?\\n]{1,60} und )?(?:haben |hatten )?(?:auch |dann |zuerst )?(?:(?:sprachen|redeten)(?: \\p{Ll}+)? mit|trafen|interviewten|befragten|beobachteten|begleiteten) {N}',
    '(?<!\\p{L})(?:haben|hatten) wir(?: auch| dann)?(?: mit)? {N}(?:(?:, | und )\\p{Lu}\\p{Ll}+){0,6}(?: \\p{L}+){0,4} (?:gesprochen|interviewt|getroffen|befragt|begleitet)(?!\\p{L})',
    '(?<!\\p{L})(?:[Ii]nterviews?|[Gg]espräche?n?|[Tt]elefonate?n?) mit {N}',
    '{N} wurden? (?:interviewt|befragt)(?!\\p{L})',
  ],
  places: 'in|im|bei der|am|nach',
  oneself: words('ich|mich|mir|mein|meine|meinen|meinem|meiner'),
  given:
    'Achim Albrecht Alexandra Alina Alma Andrea Andreas Angelika Anja Anke Anna Anne Anneliese Annegret Annette Antje Arne Astrid Axel Aylin Ayşe Beate Benjamin Bernd Bert Berta Bettina Bianca Birgit Björn Brigitte Britta Carla Carsten Charlotte Christa Christian Christiane Christina Claudia Clemens Cornelia Dagmar Daniela Detlef Dieter Dirk Dominik Doris Edeltraud Elena Elfriede Elif Elisabeth Elke Elsa Emil Emre Erich Erika Erna Ernst Erwin Esra Eva Fabian Fatma Felix Florian Franz Franziska Frida Frieda Friedrich Fritz Gabi Gabriele Georg Gerd Gerda Gerhard Gertrud Gisela Gottfried Gregor Gudrun Günter Günther Gustav Hanna Hannah Hannelore Hannes Hans Harald Hedwig Heidi Heike Heiko Heiner Heinrich Heinz Helga Helmut Henning Henrik Herbert Hermann Hilde Hildegard Holger Horst Hubert Ilse Ina Ines Inge Ingrid Irmgard Jana Jens Joachim Jochen Johanna Johannes Jonas Jörg Josef Julia Jürgen Jutta Kai Karin Karl Karla Karsten Katharina Kathrin Katja Katrin Kerstin Klara Klaus Konrad Konstantin Kristina Kurt Lars Laura Lea Lena Leni Leon Leonie Lieselotte Lina Linus Lotte Ludwig Luisa Lukas Lutz Magda Magdalena Maike Manfred Manuela Marc Marcel Marco Mareike Margarete Margit Marianne Marie Mario Marion Markus Marlene Marta Martina Mathias Matthias Maximilian Mehmet Melanie Meike Michaela Mia Mila Miriam Mirko Monika Moritz Murat Mustafa Nadine Nadja Nele Nico Nicole Niklas Nils Nina Norbert Olaf Ole Oskar Otto Paula Petra Pia Rainer Ralf Ramona Regina Reinhard Renate René Rita Rolf Roland Rosemarie Rüdiger Rudolf Ruth Sabine Sabrina Sandra Sarah Saskia Sebastian Selin Sevgi Siegfried Sigrid Silke Silvia Simone Sina Sonja Stefan Stefanie Steffen Susanne Svenja Swantje Sven Tanja Tayfun Theresa Thomas Thorsten Tim Timo Tobias Torsten Udo Ulla Ulrich Ulrike Ursula Ute Uwe Vanessa Veronika Viktor Volker Walter Waltraud Werner Wiebke Wilhelm Winfried Wolfgang Yasemin Yusuf Zeynep Eugen Reinhold Waldemar Alfred Ewald Theodor Xaver Sepp Alois Korbinian Vroni Gerlinde Mechthild Dörte Imke Torben Thies Enno Fiete Dennis',
};
