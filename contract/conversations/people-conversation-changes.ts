import * as z from 'zod/mini';
import { route } from '../route.ts';
import { idParams, message } from '../schemas.ts';
import { comparison, peopleConversation, peopleMessage, personResponse } from './people-conversations.ts';
import {
  bothOrNeither,
  clientConversationId,
  conversationLimits,
  conversationTitle,
  idList,
  messageRole,
  messageText,
  readOnlyMessage,
  stopBody,
  stopped,
  stopSummary,
  storedIn,
  storedMessages,
} from './replies.ts';

export const nobodySelected = 'Please select people to talk to';
export const tooManySelected = `At most ${conversationLimits.people} people can be asked at once`;
const selectedPeople = idList(nobodySelected, conversationLimits.people, tooManySelected);
const documents = z.optional(
  idList(
    'A document id must be a positive whole number',
    conversationLimits.documents,
    `At most ${conversationLimits.documents} documents`,
  ),
);
const somebody = z.minLength(1, { error: nobodySelected });

export const createPeopleConversation = route('POST', '/api/projects/:id/people/conversations', {
  action: 'conversations.write',
  summary: 'Start a conversation with people of a project',
  params: idParams,
  skipsContents: true,
  body: z.object({
    title: conversationTitle,
    selectedPeople: selectedPeople.check(somebody),
    /** The documents that may be cited; empty or absent for all in which the people speak. Their texts are not stored. */
    contextDocuments: documents,
    clientConversationId,
  }),
  status: 201,
  reply: z.object({ data: peopleConversation }),
  refusal: readOnlyMessage,
});
export const deletePeopleConversation = route('DELETE', '/api/people-conversations/:id', {
  action: 'conversations.delete',
  summary: 'Delete a conversation with people; only its creator and admins may',
  params: idParams,
  reply: message,
  refusal: readOnlyMessage,
});

const responseField = (label: string, most: number) =>
  z
    .string({ error: `${label} must be text` })
    .check(z.maxLength(most, { error: `${label} must be at most ${most.toLocaleString('en')} characters` }));
const postedResponses = z
  .array(
    z.object({
      name: responseField('A name', 300),
      title: z.optional(responseField('A title', 300)),
      response: responseField('A response', conversationLimits.response),
    }),
  )
  .check(z.minLength(1), z.maxLength(conversationLimits.people));

export const postPeopleMessage = route('POST', '/api/people-conversations/:id/messages', {
  action: 'conversations.write',
  summary: 'Add a message to a conversation with people as it is, without asking for replies',
  params: idParams,
  body: z.object({ role: messageRole, content: z.union([messageText, postedResponses]) }),
  status: 201,
  reply: peopleMessage,
  refusal: readOnlyMessage,
});

export const stopPeopleReply = route('POST', '/api/people-conversations/:id/stop', {
  action: 'conversations.write',
  summary: stopSummary,
  params: idParams,
  body: stopBody,
  reply: message,
  refusal: readOnlyMessage,
});

export const chatWithPeople = route('POST', '/api/projects/:id/people/chat', {
  action: 'people.chat',
  summary: 'Ask people of a project; each answers from their own words alone',
  params: idParams,
  skipsContents: true,
  body: z
    .object({
      message: messageText,
      /** In the order in which they answer. Absent: those of the conversation. */
      people: z.optional(selectedPeople),
      /** Limits what may be cited. Empty: everything. Absent: the documents of the conversation. */
      documents,
      ...storedIn,
    })
    .check(bothOrNeither),
  reply: z.object({ responses: z.array(personResponse), comparison, stopped, stored: storedMessages }),
  /** What one person has answered so far. People answer one after the other. */
  part: z.object({ response: personResponse }),
  refusal: readOnlyMessage,
});
