import type { Step } from './curve.ts';

export type Line = { name: string; color: string; steps: readonly Step[] };
type Panel = { title: string; limit: number; of: (step: Step) => number };

const size = { width: 460, height: 300, left: 52, bottom: 40, top: 34, right: 14 };
const panels: readonly Panel[] = [
  { title: 'Reads, p99 in ms', limit: 300, of: ({ reads }) => reads.p99 },
  { title: 'Writes, p99 in ms', limit: 800, of: ({ writes }) => writes.p99 },
];
const ticks = [1, 3, 10, 30, 100, 300, 1_000, 3_000, 10_000];
const [least, most] = [1, 20_000];

/** The load curve as SVG: users to the right, milliseconds upwards on a logarithmic scale, a dashed line at the target. */
export function drawCurve(lines: readonly Line[]): string {
  const users = [...new Set(lines.flatMap(({ steps }) => steps.map((step) => step.users)))].sort((a, b) => a - b);
  const widest = users.at(-1) ?? 1;
  const drawn = panels.map((panel, n) => drawPanel(panel, lines, { users, widest, shift: n * size.width }));
  const width = size.width * panels.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${size.height + 30}" font-family="sans-serif" font-size="11">
<title>How long reads and writes take, by how many people work</title>
<rect width="100%" height="100%" fill="#fff"/>
${drawn.join('\n')}
${lines.map(({ name, color }, n) => `<g transform="translate(${size.left + n * 220} ${size.height + 14})"><rect width="14" height="4" y="-6" fill="${color}"/><text x="20">${name}</text></g>`).join('\n')}
</svg>
`;
}

type Frame = { users: readonly number[]; widest: number; shift: number };

function drawPanel({ title, limit, of }: Panel, lines: readonly Line[], { users, widest, shift }: Frame): string {
  const x = (value: number) => size.left + (value / widest) * (size.width - size.left - size.right);
  const inside = size.height - size.top - size.bottom;
  const share = (ms: number) => Math.log(Math.max(ms, least) / least) / Math.log(most / least);
  const y = (ms: number) => size.top + (1 - Math.min(share(ms), 1)) * inside;
  const right = size.width - size.right;
  const grid = ticks.map(
    (ms) =>
      `<path d="M${size.left} ${y(ms)}H${right}" stroke="#e4e4e7"/><text x="${size.left - 6}" y="${y(ms) + 4}" text-anchor="end">${ms}</text>`,
  );
  const below = users.map((n) => `<text x="${x(n)}" y="${size.height - 22}" text-anchor="middle">${n}</text>`);
  const curves = lines.map(({ color, steps }) => {
    const points = steps.map((step) => `${x(step.users).toFixed(1)},${y(of(step)).toFixed(1)}`);
    const dots = steps.map((step) => `<circle cx="${x(step.users)}" cy="${y(of(step))}" r="3" fill="${color}"/>`);
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${color}" stroke-width="2"/>${dots.join('')}`;
  });
  return `<g transform="translate(${shift} 0)"><text x="${size.left}" y="20" font-weight="bold">${title}</text>
${grid.join('\n')}
<path d="M${size.left} ${y(limit)}H${right}" stroke="#b91c1c" stroke-dasharray="5 4"/>
${below.join('')}<text x="${right}" y="${size.height - 8}" text-anchor="end">users</text>
${curves.join('\n')}</g>`;
}
