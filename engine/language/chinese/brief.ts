import type { BriefWording } from '../brief-wording.ts';

export const brief: BriefWording = {
  asked: /^(?:(?:研究|调研|核心|主要)(?:的)?)?(?:目的|目标|问题|主题|想了解的内容)$/u,
  told: /^(?:不包括|不在范围内|范围之外|方法|研究方法|样本|参与者|受访者|招募|时间|时间表|日程|截止日期|预算|费用|成果|交付物|客户|联系人|地点|形式)$/u,
  assumed: /^(?:假设(?:[0-9０-９一二三四五六七八九]{1,2})?)$/u,
  belief: /^我们(?:认为|相信|假设|猜测|觉得)/u,
  order: /^(?:了解|弄清|探索|明确|研究|考察|找出)(?=.*(?:什么|怎么|如何|为什么|是否|哪|谁|多少))/u,
  whether: '是否',
  closing: /^(?:谢谢|此致|祝好)/u,
  wantsToKnow: /理解|了解|想/u,
  wantingBefore: /^(?:我们|本研究|本次调研)?(?:想要?|希望|需要)(?:了解|知道|弄清|研究|探讨)/u,
  ofTheResearch: /我们|了解|研究|希望|想/u,
  clauses: {
    asksWithin: /吗|什么|为什么|如何|怎么|哪/u,
    please: /^请/u,
  },
  isTrue: (statement) => `${statement}，这是真的吗？`,
};
