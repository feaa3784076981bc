import { verified } from '../tuning.ts';

/**
 * A sentence of a model as it may be shown: without links, images, HTML, addresses of pages, marks of Markdown and control
 * characters, on one line.
 */
export function cleanText(text: string): string {
  const plain = text
    .replace(/!?\[([^\]]*)\]\s*\([^)]*\)/g, '$1')
    .replace(/!?\[([^\]]*)\]\s*\[[^\]]*\]/g, '$1')
    .replace(/<[^>]{0,400}>/g, ' ')
    .replace(/\b(?:https?|ftp|file|data|javascript|mailto):\S+/gi, ' ')
    .replace(/\bwww\.\S+/gi, ' ')
    .replace(/\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\/\S*/gi, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, (mark) => (joiners.has(mark) ? mark : ' '))
    .replace(/\*\*|__|`+|^\s*(?:#{1,6}|[-*>])\s+/gm, ' ')
    // Passages are named by ids between the model and the code, not to people.
    .replace(/\s*[[(]\s*[spd]\d+(?:\s*[,;]\s*[spd]\d+)*\s*[\])]/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > verified.maxSentenceLength ? '' : plain;
}

/** Arabic and Hindi words need these. */
const joiners = new Set(['\u200c', '\u200d']);
