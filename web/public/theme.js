// Runs before the first paint, so that a remembered theme never flashes. lib/theme.ts keeps the same key.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('theme');
  } catch {}
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
