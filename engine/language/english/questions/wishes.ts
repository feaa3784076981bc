import type { Wishes } from '../../brief-wording.ts';

const verb =
  '(?:understand|learn|know|explore|find out|hear|see|identify|uncover|discover|examine|investigate|map(?: out)?|determine|establish|evaluate|assess|gauge|capture|clarify|test|validate|review|measure|gather|collect|look (?:at|into)|dig into|get (?:a )?(?:better |clearer |good |real )?(?:feel|sense|picture|idea|understanding|view) (?:of|for))';
/** Those with which an order begins: "See the notes" and "Collect the forms" ask for something else. */
const order =
  '(?:understand|learn|explore|find out|identify|uncover|discover|examine|investigate|determine|establish|evaluate|assess|gauge|capture|clarify|look (?:at|into)|dig into|get (?:a )?(?:better |clearer |good |real )?(?:feel|sense|picture|idea|understanding|view) (?:of|for)|(?:test|validate|measure) (?=(?:reactions|attitudes|perceptions|understanding|awareness|interest) ))';
const more = '(?: (?:more|better|a (?:bit|little) more|something))?(?: (?:about|of|on))?';
const often = '(?: (?:also|really|just|mostly|mainly|particularly|especially|above all|ultimately))*';

/** What a person or a team wants: "we would like to", "our goal is to", "I am interested in". */
const wanting = [
  `(?:we|i)(?:['’]d| would)?${often} (?:want|need|hope|wish|like|love|aim|plan)(?: (?:you|us))? to (?:(?:also|really|better|fully) )*${verb}${more}`,
  `(?:we|i)(?:['’](?:re|m)| are| am)${often} (?:looking|trying|hoping|keen|eager) to (?:(?:also|really|better) )*${verb}${more}`,
  `(?:we|i)(?:['’](?:re|m)| are| am)${often} (?:looking for|interested in|curious about|keen to hear about|after)`,
  `(?:the|our|my)(?: (?:main|key|overall|research|study))* (?:goals?|aims?|objectives?|purpose|idea)(?: (?:here|of (?:the|this) \\p{L}+))? (?:is|are|was) to (?:(?:also|really|better) )*${verb}${more}`,
  `(?:(?:the|this|our) )?(?:study|project|research|interviews?|survey|focus|work|emphasis)(?: here)? (?:looks? (?:at|into)|is (?:about|on|to)|was about|explores?|examines?|investigates?|concerns|(?:(?:will|should|is (?:meant|supposed) to) )(?:also )?(?:shed (?:some )?light on|look (?:at|into)|explore|tell us (?:more|something)(?: about)?|help us understand|cover))(?: ${verb}${more})?`,
  `(?:key|main|core|central|possible) (?:topics|themes|questions|interests|areas) (?:are|include)`,
  `(?:this is )?a study (?:about|on|of)`,
  `(?:please |pls )?(?:ask|hear from|learn from) (?!(?:what|how|why|whether|if|who) )(?:[\\w'’-]+ ){1,4}about`,
  `this (?:is|should be) about`,
  `(?:exploring|understanding|investigating|examining|looking (?:at|into)|learning (?:more )?about|mapping|identifying|(?:mainly |particularly |really )?(?:interested in|curious about))`,
  `(?:the team|we) (?:wants?|needs?) (?:insights? into|to get at)`,
  `(?:should )?tell us (?:more|something)(?: about)?`,
  `(?:please |pls )?(?:to )?(?:(?:also|better) )*${order}${more}`,
].join('|');

export const wishes: Wishes = {
  opener: new RegExp(
    `^(?:(?:so|and|also|finally|second|secondly|lastly|in addition|beyond that),? )*(?:${wanting}) `,
    'iu',
  ),
  joint: ',? (?:and|or|as well as|plus) |, ',
  adverb:
    /^(?:(?:with (?:a )?(?:special |particular )?(?:attention to|focus on|emphasis on)|in particular|particularly|especially|above all|including|also|as well as|plus|e\.g\.),? )+/iu,
  know: 'We want to know ',
  determined:
    /^(?:the|an?|their|any|our|its|his|her|all|other|what kinds? of|which kinds? of|\p{L}+(?:s['’]|['’]s)) /iu,
  ofNoun: /^(?:[\w-]+ )*?(?:perceptions?|roles?|influence|importance|impact|view) of \p{L}+$/iu,
  owner: /^(?:their|our|its|people['’]s) /iu,
  named:
    /(?<!\p{L})(?:reasons?|motives?|motivations?|barriers?|obstacles?|hurdles?|blockers?|pain[- ]?points?|points? of friction|frictions?|frustrations?|challenges?|problems?|issues|difficult(?:y|ies)|struggles?|needs?|expectations?|wishes|wants|workarounds?|alternatives|criteria|triggers?|drivers?|role|impacts?|effects?|influence|attitudes?|views|opinions?|perceptions?|willingness|trust|process(?:es)?|journeys?|habits?|routines?|worries|concerns?|doubts|fears|hopes|ideas|suggestions|opportunit(?:y|ies)|benefits?|drawbacks|experiences?|satisfaction|awareness|differences|strengths?|weaknesses?|gaps|touch ?points?|patterns|preferences?|priorities|goals|feelings|reactions?|consequences|circumstances|conditions|headaches|(?:biggest|main|key|greatest|top|worst|best|most \p{L}+) \p{L}+)(?!\p{L})/iu,
};
