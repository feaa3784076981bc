/** The pages of the navigation, in the bar and in the phone's sheet. */
export const pageLinks = [
  { href: '/', label: 'Dashboard', covers: (path: string) => path === '/' },
  {
    href: '/insights',
    label: 'Insights',
    covers: (path: string) => /^\/(insights|projects|documents)(\/|$)/.test(path),
  },
];
