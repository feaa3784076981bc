import type { ThingKind } from '../data/schema.ts';
import { plainItemQuestion, thingKinds } from '../templates/thing-kinds.ts';

const forms: Record<ThingKind, string> = {
  troubles: '{}: लोग इससे कैसे निपटते हैं?',
  processes: '{}: यह असल में कैसे होता है?',
  tools: '{}: लोग इसका इस्तेमाल कैसे करते हैं?',
  messages: '{}: यह लोगों के कितने काम आता है?',
  terms: '{}: लोग इसके बारे में क्या सोचते हैं?',
  places: '{}: लोगों को यह कैसा लगता है?',
  people: '{}: लोगों का इनसे कैसा रिश्ता है?',
  values: '{}: लोगों के लिए इसके क्या मायने हैं?',
  views: '{}: क्या-क्या?',
};

export const onItem = plainItemQuestion(thingKinds('hindi'), forms, (topic) => [topic.split(' ').at(-1) ?? '']);
