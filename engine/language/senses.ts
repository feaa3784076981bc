import type { Language } from '#contract/languages.ts';
import type { Pattern } from './cue.ts';
import { definitionOf } from './definition-of.ts';

/** What people are asked most: their duties, troubles, team, tools, plans and wishes, and what they like. */
export const senseNames = ['duties', 'troubles', 'team', 'tools', 'plans', 'wishes', 'likes'] as const;
export type SenseName = (typeof senseNames)[number];

/**
 * How a language asks for a sense, and how people answer: `foremost` in a sentence that names the chief thing ("our biggest problem
 * is"), `plainly` in one that names some, `touches` in one that touches it. `never` is something else in the same words ("I would
 * like to thank you").
 */
export type Sense = {
  readonly asks: Pattern;
  readonly foremost?: Pattern;
  readonly plainly: Pattern;
  readonly touches?: Pattern;
  readonly never?: Pattern;
};
export type Senses = Readonly<Record<SenseName, Sense>>;

export type SenseRule = {
  readonly asks: RegExp;
  readonly foremost: RegExp | undefined;
  readonly plainly: RegExp;
  readonly touches: RegExp | undefined;
  readonly never: RegExp | undefined;
};

const known = new Map<Language, Readonly<Record<SenseName, SenseRule>>>();

/** The senses of a language, compiled once. */
export function senseRules(language: Language): Readonly<Record<SenseName, SenseRule>> {
  const found = known.get(language);
  if (found) return found;
  const { senses } = definitionOf(language);
  const compiled = senseNames.map((name) => {
    const { asks, foremost, plainly, touches, never } = senses[name];
    return [
      name,
      { asks: asks(), foremost: foremost?.(), plainly: plainly(), touches: touches?.(), never: never?.() },
    ] as const;
  });
  const made = Object.fromEntries(compiled) as Record<SenseName, SenseRule>;
  known.set(language, made);
  return made;
}

/** Programs and services that people name in every language, capitals as they are written. */
export const knownTools =
  /(?<![\p{L}\p{N}])(?:Excel|Word|PowerPoint|Outlook|(?:Microsoft|MS) Teams|SharePoint|OneNote|OneDrive|Power ?BI|Tableau|SAP|Salesforce|HubSpot|Jira|JIRA|Confluence|Trello|Asana|Figma|Slack|Zoom|Skype|WhatsApp|Telegram|Gmail|Google (?:Docs|Sheets|Drive|Maps|Calendar|Forms)|Dropbox|Photoshop|InDesign|Illustrator|Canva|WordPress|Shopify|DATEV|Zendesk|GitHub|GitLab|Docker|Kubernetes|Python|Java|JavaScript|SQL|Postgres(?:QL)?|MySQL|MongoDB|Airflow|Jupyter|TensorFlow|PyTorch|Keras|MATLAB|SPSS|Stata|AutoCAD|Azure|AWS|GCP|i?Pads?|iPhones?|WeChat|LINE|DingTalk|ChatGPT|Copilot)(?![\p{L}\p{N}])/u;
