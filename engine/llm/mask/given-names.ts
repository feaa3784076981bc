import type { Language } from '#contract/languages.ts';

const words = (text: string): readonly string[] => text.split(' ');

/** Common given names that are no common words, for languages where a capital or the script does not tell a name. */
export const givenNames: Record<Language, readonly string[]> = {
  english: [],
  french: [],
  spanish: [],
  portuguese: [],
  russian: [],
  german: words(
    'Petra Sabine Monika Susanne Claudia Andrea Birgit Karin Ursula Renate Helga Ingrid Gisela Angelika Brigitte Heike Martina Anja Katrin Kathrin Stefanie Nicole Julia Anna Lena Laura Lisa Sarah Katharina Johanna Sophie Marie Emma Mia Hannah Lea Leonie Jana Ulrike Jutta Beate Annegret Gudrun Silke Tanja Nadine Melanie Ayşe Fatma Thomas Michael Andreas Peter Stefan Christian Jürgen Klaus Wolfgang Hans Uwe Bernd Frank Markus Martin Matthias Jan Jonas Lukas Leon Finn Paul Felix Maximilian Tobias Sebastian Florian Daniel Alexander David Philipp Tim Jens Jörg Ralf Dieter Horst Günter Heinz Werner Manfred Helmut Gerhard Rainer Thorsten Torsten Sven Dirk Holger Mehmet Ahmet Tayfun Emre Mustafa',
  ),
  chinese: words('王芳 李娜 张伟 王伟 李静 刘洋 小明 小红 小丽 丽丽 建国 志强 秀英 桂英 淑珍'),
  japanese: words('太郎 花子 健太 美咲 翔太 陽菜 結衣 大輔 由美子 恵子 裕子 直樹 和子 幸子 久美子 浩 誠'),
  arabic: words(
    'محمد أحمد محمود علي حسن حسين عمر خالد يوسف إبراهيم عبدالله مصطفى سعيد طارق سامي كريم ياسر وليد فاطمة عائشة مريم زينب خديجة ليلى سارة نور هدى سلمى رنا دينا منى سعاد نادية سميرة ياسمين رانيا هناء',
  ),
  hindi: words(
    'राम श्याम मोहन सोहन राहुल अमित राजेश सुरेश रमेश महेश दिनेश विकास अजय विजय संजय अनिल सुनील राकेश मनोज प्रदीप सीता गीता सुनीता अनीता कविता सविता पूजा नेहा प्रिया अंजलि रेखा मीना सीमा रीना ममता किरण शबाना फ़ातिमा इमरान सलीम',
  ),
};
