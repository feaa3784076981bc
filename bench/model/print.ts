export function heading(text: string): void {
  console.log(`\n${text}`);
}

export function row(name: string, value: string): void {
  console.log(`  ${name}: ${value}`);
}
