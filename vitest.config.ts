import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{bin,contract,engine,extract,server,web}/**/*.test.{ts,mjs}'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
