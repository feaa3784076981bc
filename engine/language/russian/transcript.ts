import type { Transcript } from '../transcript.ts';

export const transcript: Transcript = {
  and: /и/u,
  number: /№/u,
  relative: /котор\p{L}+/u,
  labelTitle: /г/u,
  age: /возраст/u,
  years: /лет|года?/u,
  sex: /женщина|мужчина/u,
  trade: /ник|тель/u,
  outOf: /из/u,
  companyForm: /(?<![\p{L}\p{N}])(?:ооо|оао|зао|ао)(?![\p{L}\p{N}])\.?/u,
  family: /дети|детей|реб[её]нок|сын(?:а|овей)?|доч(?:ь|ери|ерей)|замужем|женат|разведен[а]?|вдов(?:а|ец)/u,
  ownNote: /(?:заметка )?(?:себе|для себя)|nb|не забыть|уточнить|спросить у|проверить|конец \d{1,2}[:.]\d{2}/u,
  calledInNotes: /(?<name>\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?:ович|евич|ич|овна|евна|ична|инична))(?!\p{L})/u,
};
