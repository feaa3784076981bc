import { type AskedKind, plainItemQuestion, thingsOf } from '../templates/thing-kinds.ts';

const forms: Record<AskedKind, string> = {
  troubles: '{}: लोग इससे कैसे निपटते हैं?',
  processes: '{}: यह असल में कैसे होता है?',
  tools: '{}: लोग इसका इस्तेमाल कैसे करते हैं?',
  messages: '{}: यह लोगों के कितने काम आता है?',
  prices: '{}: लोगों को यह कितना ठीक लगता है?',
  conditions: '{}: यह लोगों के लिए कितना सुविधाजनक है?',
  changes: '{}: लोगों के लिए क्या बदला?',
  goods: '{}: लोग इससे कितने संतुष्ट हैं?',
  places: '{}: वहाँ लोगों को कैसा लगता है?',
  moments: '{}: लोगों का यह समय कैसा रहा?',
  people: '{}: लोगों का इनसे कैसा रिश्ता है?',
  values: '{}: लोगों के लिए इसके क्या मायने हैं?',
  views: '{}: क्या-क्या?',
  anything: '{}: लोग इसके बारे में क्या सोचते हैं?',
};

export const onItem = plainItemQuestion(thingsOf('hindi'), forms, (topic) => [topic.split(' ').at(-1) ?? '']);
