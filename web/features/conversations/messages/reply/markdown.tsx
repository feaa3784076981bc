import { fromMarkdown } from 'mdast-util-from-markdown';
import { Fragment, type ReactNode } from 'react';
import { safeLink } from './safe-link.ts';

type Tree = ReturnType<typeof fromMarkdown>;
type Node = Tree | Tree['children'][number];
type Parent = Extract<Node, { children: unknown[] }>;

/** Markdown as elements. HTML stays text, images become their description, and links say which host they lead to. */
export function Markdown({ text }: { text: string }) {
  return <div className="markdown">{childrenOf(fromMarkdown(text))}</div>;
}

/** The same for one sentence, which is part of a paragraph; null where it is more than that, such as a list. */
export function sentenceOf(text: string): ReactNode | null {
  const { children } = fromMarkdown(text);
  const [only] = children;
  return children.length === 1 && only?.type === 'paragraph' ? childrenOf(only) : null;
}

const childrenOf = (parent: Parent): ReactNode =>
  parent.children.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text that was parsed once never changes its order
    <Fragment key={index}>{elementOf(node)}</Fragment>
  ));

function elementOf(node: Node): ReactNode {
  switch (node.type) {
    case 'text':
    case 'html':
      return node.value;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'code':
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      );
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'image':
    case 'imageReference':
      return node.alt;
    case 'link':
      return <OuterLink url={node.url}>{childrenOf(node)}</OuterLink>;
    case 'definition':
      return null;
    default:
      return 'children' in node ? blockOf(node) : null;
  }
}

function blockOf(node: Parent): ReactNode {
  const children = childrenOf(node);
  switch (node.type) {
    case 'paragraph':
      return <p dir="auto">{children}</p>;
    // Headings of a reply are no headings of the page.
    case 'heading':
      return (
        <p dir="auto" className="font-semibold text-ink">
          {children}
        </p>
      );
    case 'blockquote':
      return <blockquote dir="auto">{children}</blockquote>;
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{children}</ol> : <ul>{children}</ul>;
    case 'listItem':
      return <li dir="auto">{children}</li>;
    case 'strong':
      return <strong>{children}</strong>;
    case 'emphasis':
      return <em>{children}</em>;
    default:
      return children;
  }
}

function OuterLink({ url, children }: { url: string; children: ReactNode }) {
  const link = safeLink(url);
  if (!link) return children;
  return (
    <>
      <a href={link.href} target="_blank" rel="noopener noreferrer nofollow" className="text-link">
        {children}
      </a>{' '}
      <bdi className="text-text-3">({link.host})</bdi>
    </>
  );
}
