/** One line to draw, positioned from the left and the bottom of an A4 page, in points. */
export type DrawnLine = { text: string; left?: number; bottom: number; size?: number };

/** Writes a PDF whose pages draw the given lines in Helvetica. `trailer` is added to the trailer dictionary. */
export function pdfFile(pages: readonly (readonly DrawnLine[])[], { trailer = '' } = {}): Buffer {
  const objects: string[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  for (const [at, lines] of pages.entries()) {
    const drawn = lines.map(drawingOf).join('\n');
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + at * 2} 0 R >>`,
      `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    );
  }
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

function drawingOf({ text, left = 70, bottom, size = 11 }: DrawnLine): string {
  return `BT /F1 ${size} Tf 1 0 0 1 ${left} ${bottom} Tm (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`;
}

/** A filled rectangle and no text, like a scanned page. */
export function scannedPdf(): Buffer {
  const text = pdfFile([[{ text: '', bottom: 0 }]]).toString('latin1');
  return Buffer.from(
    text.replace(/BT .*? ET/, (drawn) => '10 10 500 700 re f'.padEnd(drawn.length)),
    'latin1',
  );
}

/** A PDF encrypted with a non-empty password (the standard security handler, ISO 32000-1, 7.6.3). */
export function lockedPdf(): Buffer {
  const key = '00112233445566778899AABBCCDDEEFF'.repeat(2);
  const trailer = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >> /ID [<${key}> <${key}>]`;
  return pdfFile([[{ text: 'Locked', bottom: 700 }]], { trailer });
}
