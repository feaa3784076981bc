import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './compress-assets.ts';
import { withoutServerParts } from './without-server-parts.ts';
import { withoutThrottle } from './without-throttle.ts';

// What every page needs, the public ones too.
const base =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(query-core|react-query(?!.*use(MutationState|PrefetchQuery)))|wouter|regexparam|mitt|use-sync-external-store|clsx)\/|lucide-react\/dist\/esm\/(?!icons)|icons\/(check|x|circle-exclamation-point)\.|web\/lib\/(?!read-only|shortcuts-wanted|save-file|view-switch|clipboard|download|use-discard-guard|use-kept-focus|use-remembered-flag|content-language|passage-address|format|folded|use-settled|use-address)|vite\/preload-helper|web\/features\/auth\/(session\/session|queries)|web\/app\/(lazy-(frame|pages)|app-routes|error-boundary)|web\/ui\/(button|spinner|toast\/toast\.|logo)|contract\/(role-names|route|users\/session-user)\./;
// What every page after the sign-in needs: the frame, the cards of insights.
const signedIn =
  /contract\/roles\.|web\/(lib\/(?!read-only|shortcuts-wanted|save-file|view-switch|clipboard|download|use-discard-guard|format-moment|folded|use-settled|use-address)|app\/(frame|top-bar|page-links|protected-route)|features\/(insights\/(?:\w+\/){0,2}(badge|filter-bar|insight-(card|grid)|queries|quote|rules|sources|summary|tags|use-shown|view)\.|projects\/(last-project|queries)|documents\/(document-panel|listed-document))|features\/auth\/session\/(use-)?may|ui\/(chip|menu-button|quote-text|source-line|states|unfold|dialog\/use-dialog)|pages\/lazy-not-found)/;

export default defineConfig({
  root: import.meta.dirname,
  // React itself has it since version 18; the router still asks for the substitute.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  plugins: [react(), tailwindcss(), compressAssets(), withoutServerParts(), withoutThrottle()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // The first browsers that know :dir(); for older ones it would be rewritten to a list of languages, which is another thing.
    cssTarget: ['chrome120', 'firefox121', 'safari17'],
    // The page's content policy allows fonts and scripts from its own origin only, so nothing may become a data: address.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Whatever asks for another chunk has these already.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !/\/(base|rolldown-runtime)-/.test(file)) : files,
    },
    rolldownOptions: {
      // Leaves out schemas and calls that no page uses. `config` of zod has an effect, so main.tsx imports it by name.
      treeshake: { manualPureFunctions: ['z', 'route'] },
      output: {
        // Left alone, the builder makes a chunk of nearly every shared file, and small files compress badly.
        codeSplitting: {
          groups: [
            { name: 'base', test: base, priority: 3 },
            // What forms and changes are checked by; no page that is only read needs it at first.
            { name: 'schemas', test: /node_modules\/zod\/|contract\/schemas\./, priority: 4 },
            { name: 'signed-in', test: signedIn, priority: 2 },
            {
              name: 'form',
              test: /react-hook-form|@hookform|ui\/form\/field\.tsx|features\/auth\/(password\/password-input|use-one-at-a-time)/,
              priority: 2,
            },
            // Pages of one card do without a form at first. What their forms are checked by is too small for a separate file.
            {
              name: 'card',
              test: /ui\/alert\.tsx|features\/auth\/sign-in\/(auth-card|brand|standalone-page)|contract\/users\/auth\./,
              priority: 2,
            },
            // What is done with the cards of a project comes after their first view, in one piece.
            {
              name: 'insight-tools',
              test: /features\/insights\/(?:\w+\/)+(section-(actions|tools)|card-(lead|foot)|editable-tags|not-found-mark|insight-(dialogs|text)|dismissed(-button)?\.|selection\.|tag-changes|arrange|change-labels|run-line|view-control|use-(insight|tag|known))|ui\/(form\/tag-input|copy-button)|lib\/clipboard|contract\/insights\/(custom|dismissed)-insights/,
              priority: 1,
            },
            // Drawn in many chunks that are fetched later.
            {
              name: 'icons',
              test: /icons\/(copy|download|ellipsis|message-square|pencil|plus|trash)\./,
              priority: 2,
            },
            // Each too small for a separate file, whose name every page would carry.
            {
              name: 'members',
              test: /features\/auth\/session\/(role-label|use-demotion)|lib\/(format-moment|read-only|shortcuts-wanted)/,
              priority: 2,
            },
            // Which conversation the address names; also what the palette leads to.
            {
              name: 'addresses',
              test: /lib\/(use-address|save-file)|conversations\/(\w+-chat\/address|recent)/,
              priority: 2,
            },
            // The foot of the cards in the feed; also a part of what is done with cards.
            { name: 'strength', test: /insights\/(card\/)?strength\.|icons\/users-round\./, priority: 2 },
            { name: 'menu', test: /ui\/menu\.tsx/, priority: 2 },
            { name: 'dialog', test: /ui\/dialog\/dialog\.tsx/, priority: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
