import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { configurationPage } from './config-table.ts';

const dataDir = () => mkdtempSync(join(tmpdir(), 'earshot-config-'));

describe('the configuration', () => {
  test('needs no environment at all', () => {
    const config = readConfig({ DATA_DIR: dataDir() });
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      engine: { provider: 'embedded' },
      registrationOpen: true,
      rateLimits: true,
      databaseUrl: undefined,
    });
  });

  test('follows the port in its own address, and takes an empty value as not set', () => {
    expect(readConfig({ DATA_DIR: dataDir(), PORT: '8080', PUBLIC_URL: '' }).publicUrl).toBe('http://localhost:8080');
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'earshot.example'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['SMTP_URL', 'http://localhost'],
    ['AI_PROVIDER', 'oracle'],
    ['REGISTRATION', 'maybe'],
    ['RATE_LIMITS', 'no'],
    ['SESSION_SECRET', 'short'],
    ['TRUSTED_PROXIES', 'my-proxy'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.1, true'],
  ])('refuses %s=%s with one sentence that names it', (name, value) => {
    const read = () => readConfig({ DATA_DIR: dataDir(), [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} must .+\\.$`));
  });

  test('takes proxies by address and by range', () => {
    const read = (TRUSTED_PROXIES: string) => readConfig({ DATA_DIR: dataDir(), TRUSTED_PROXIES }).trustedProxies;
    expect(read('127.0.0.1, 10.0.0.0/8,fd00::/8')).toEqual(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);
    expect(read('')).toEqual([]);
  });

  test('makes a session secret once, readable to its owner alone', () => {
    const folder = dataDir();
    const first = readConfig({ DATA_DIR: folder }).sessionSecret;
    expect(first).toHaveLength(64);
    expect(readConfig({ DATA_DIR: folder }).sessionSecret).toBe(first);
    expect(statSync(join(folder, 'session-secret')).mode & 0o077).toBe(0);
  });
});

test('the documentation of the settings is the one that npm run docs writes', () => {
  expect(readFileSync(new URL('../docs/configuration.md', import.meta.url), 'utf8')).toBe(configurationPage());
});
