import type { Named } from '../../attribution/attribution.ts';
import { words } from '../../cue.ts';

const meet = '(?:interviewed|met|observed|shadowed|(?:spoke|talked) (?:to|with)|sat down with)';

export const named: Named = {
  records: words(
    'field ?notes?|participants?|respondents?|interviewees?|user research|customer research|usability|focus groups?|(?:site|home|customer) visits?|diary study|discovery calls?|research sessions?|interview (?:notes|summary|summaries|report)|notes (?:of|on|from) (?:the |our )?interviews?',
  ),
  rosters: words(
    'participants|interviewees|attendees|present|absent|team|contacts?|recruit(?:ed|ing|ment)|schedule[d]?|appointments?|agenda|next steps?|to ?dos?|actions?|follow-?ups?|thanks|acknowledg(?:e)?ments',
  ),
  reports: [
    '{N}(?: (?:also|then|later|still|has|had)){0,2} (?:(?:told|tells|showed|shows) (?:us|me)|(?:said|explained|described|mentioned|complained|admitted|confessed) to (?:us|me))(?!\\p{L})',
  ],
  meetings: [
    `(?<!\\p{L})[Ww]e (?:[^.!?\\n]{1,60} and )?(?:also |then |first |later |have |had )?${meet} {N}`,
    '(?<!\\p{L})(?:[Ii]nterviews?|[Ss]essions?|[Cc]onversations?|[Cc]alls?) with {N}',
    '{N} (?:was|were) interviewed(?! by)',
  ],
  places: 'at|in|near|inside|across|downtown',
  oneself: words("i|i'm|i've|i'd|i'll|my|me|myself"),
  given:
    'Aaron Abigail Ada Adam Adrian Agnes Aisha Alan Albert Alex Alexander Alice Alison Amanda Amelia Amir Amy Andrew Angela Ann Anna Anne Annie Anthony Arthur Audrey Barbara Ben Benjamin Bernard Beth Betty Bob Brenda Brian Bridget Bruce Callum Carl Carol Caroline Catherine Cathy Charles Charlie Chris Christina Christine Christopher Claire Clara Colin Craig Daisy Dan Daniel Danny Dave David Dawn Deborah Debbie Denise Dennis Diana Diane Donald Donna Dorothy Doug Douglas Duncan Dylan Edith Edward Eileen Elaine Eleanor Elizabeth Ella Ellen Emily Emma Eric Erin Ethan Eva Evan Eve Evelyn Fiona Frances Fred Gareth Gary Gavin Gemma Geoff George Gillian Gloria Gordon Graham Greg Gwen Hannah Harold Harriet Harry Hassan Hazel Heather Helen Henry Hilary Howard Hugh Huw Ian Imran Irene Isaac Isabel Isla Jack Jackie Jacob Jake James Jamie Jan Jane Janet Janice Jasmine Jason Jean Jeff Jennifer Jenny Jeremy Jess Jessica Jill Jim Joan Joanna Joanne Joe Joel John Jonathan Josephine Josh Joshua Joyce Judith Judy Julia Julian Julie Karen Kate Katherine Kathleen Kathy Katie Keith Kelly Ken Kenneth Kevin Kim Kirsty Kyle Laura Lauren Lawrence Leah Leo Leonard Lesley Liam Linda Lisa Liz Lois Louis Louise Lucy Luke Lydia Lynn Maggie Malcolm Margaret Maria Marion Marjorie Martha Martin Mary Matt Matthew Maureen Max Megan Melanie Melissa Michael Michelle Mike Molly Monica Morag Nancy Naomi Natalie Natasha Nathan Neil Nicholas Nick Nicola Nigel Noah Nora Norman Oliver Olivia Omar Oscar Owen Pamela Pat Patricia Patrick Paul Paula Pauline Penny Peter Phil Philip Phoebe Priya Rachel Ralph Rebecca Rhys Richard Rita Rob Robert Robin Roger Ron Ronald Ros Rosie Ross Roy Russell Ruth Ryan Sally Sam Samantha Samuel Sandra Sarah Scott Sean Sharon Sheila Shirley Simon Sophie Stacey Stella Stephanie Stephen Steve Steven Stuart Sue Susan Suzanne Sylvia Tara Ted Teresa Theo Thomas Tim Timothy Tina Tom Tony Tracy Trevor Tyler Valerie Vera Veronica Vicky Vincent Wanda Wayne Wendy William Yasmin Yusuf Zoe Tariq Aoife Niamh Siobhan Ciara Saoirse Eoin Declan Padraig Cormac Maeve Isa Zainab Farah Samir Amina Nadia Hamid Doris Winnie Enid Elsie Norah Bridie Seamus Fergal Hamish Gethin Bronwen Dilys',
};
