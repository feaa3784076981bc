import { describe, expect, test } from 'vitest';
import type { Topic } from '#contract/projects/topics.ts';
import { shownTopics } from './shown-topics.ts';

const topic = (id: number, name: string, over: Partial<Topic> = {}): Topic => ({
  id,
  name,
  color: '#3B82F6',
  projectId: 1,
  insightCount: 0,
  ...over,
});

describe('the list', () => {
  const topics = [
    topic(1, 'waste 10'),
    topic(2, 'Éclairs', { projectId: 2 }),
    topic(3, 'Waste 9'),
    topic(4, 'Zebra', { projectId: 2 }),
  ];
  const names = (projectId: number | null, search = '') => shownTopics(topics, projectId, search).map((t) => t.name);
  test('is sorted by name as people sort', () => {
    expect(names(null)).toEqual(['Éclairs', 'Waste 9', 'waste 10', 'Zebra']);
  });
  test('shows one project or all', () => {
    expect(names(2)).toEqual(['Éclairs', 'Zebra']);
    expect(names(7)).toEqual([]);
  });
  test('is searched by a part of the name, whatever its case', () => {
    expect(names(null, ' WAS')).toEqual(['Waste 9', 'waste 10']);
    expect(names(1, 'zeb')).toEqual([]);
  });
});
