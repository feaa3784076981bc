import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { configurationPage } from './config-table.ts';
import { folderSentence } from './kept-secret.ts';

const dataDir = () => mkdtempSync(join(inject('runFolder'), 'earshot-config-'));

describe('the configuration', () => {
  test('needs no environment at all', () => {
    const config = readConfig({ DATA_DIR: dataDir() });
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      model: null,
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
    ['AI_MAX_TOKENS_PER_RUN', 'many'],
    ['AI_ALLOWED_BASE_URLS', 'https://models.example, models.example'],
    ['REGISTRATION', 'maybe'],
    ['RATE_LIMITS', 'no'],
    ['SESSION_SECRET', 'short'],
    ['TRUSTED_PROXIES', 'my-proxy'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.1, true'],
    ['ALLOWED_HOSTS', 'https://earshot.example'],
    ['SANDBOX', 'yes'],
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

  const anthropic = { AI_PROVIDER: 'anthropic', AI_MODEL: 'claude', AI_API_KEY: 'secret' };

  test('reads the language model of the environment', () => {
    const env = { ...anthropic, AI_MAX_TOKENS_PER_RUN: '200000', AI_COMPANIES: '3, 8' };
    expect(readConfig({ DATA_DIR: dataDir(), ...env })).toMatchObject({
      model: {
        settings: { provider: 'anthropic', model: 'claude', apiKey: 'secret', baseUrl: null, maxTokensPerRun: 200_000 },
        companies: [3, 8],
      },
      maxModelTokens: { perRun: 200_000, perMonth: null },
    });
  });

  test.each([
    [{ ...anthropic, AI_MODEL: '' }, /^AI_MODEL must be set when AI_PROVIDER is anthropic\.$/],
    [{ ...anthropic, AI_API_KEY: '' }, /^AI_API_KEY must be set when AI_PROVIDER is anthropic\.$/],
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }, /^AI_BASE_URL must be set when .+\.$/],
    [{ ...anthropic, AI_COMPANIES: 'Acme' }, /^AI_COMPANIES must be .+\.$/],
  ])('refuses a language model without what it needs: %#', (env, message) => {
    expect(() => readConfig({ DATA_DIR: dataDir(), ...env })).toThrow(message);
  });

  test('refuses a session secret that is empty or cut off', () => {
    const folder = dataDir();
    const file = join(folder, 'session-secret');
    for (const left of ['', 'abc\n', 'x'.repeat(31)]) {
      writeFileSync(file, left);
      expect(() => readConfig({ DATA_DIR: folder })).toThrow(
        /session-secret is damaged: it has fewer than 32 characters/,
      );
      expect(readFileSync(file, 'utf8')).toBe(left);
    }
  });

  test('leaves nothing beside the session secret', () => {
    const folder = dataDir();
    readConfig({ DATA_DIR: folder });
    expect(readdirSync(folder)).toEqual(['model-key', 'session-secret']);
  });

  test.each([
    ['ENOSPC', 'There is no room left in /data: free some space and start again.'],
    ['EROFS', '/data is read-only: set DATA_DIR to a folder that Earshot may write.'],
    [
      'EACCES',
      'Earshot may not read and write in /data: change the owner of all that is in it, or set DATA_DIR to another folder.',
    ],
    ['ENOTDIR', '/data is not a folder: set DATA_DIR to another one.'],
  ])('says in one sentence why the data folder cannot be used: %s', (code, sentence) => {
    expect(folderSentence('/data', Object.assign(new Error('failed'), { code }))).toBe(sentence);
  });

  test('a file in place of the data folder is told in one sentence', () => {
    const file = join(dataDir(), 'file');
    writeFileSync(file, '');
    const read = () => readConfig({ DATA_DIR: file });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow('is not a folder: set DATA_DIR to another one.');
  });

  test('a secret that cannot be read is told in one sentence', () => {
    const folder = dataDir();
    mkdirSync(join(folder, 'session-secret'));
    expect(() => readConfig({ DATA_DIR: folder })).toThrow(ConfigError);
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

test('in containers .env sets everything but what compose.yaml says itself, and goes into no image', () => {
  const compose = readFileSync(new URL('../compose.yaml', import.meta.url), 'utf8');
  const block = /environment: &environment\n((?: {4}\w+: .*\n)+)/.exec(compose)?.[1] ?? '';
  const own = [...block.matchAll(/^ {4}(\w+): (.*)$/gm)];
  const fixed = own.filter(([, name, value]) => !value?.startsWith(`\${${name}:`)).map(([, name]) => name);
  expect(fixed).toEqual(['HOST', 'PORT', 'DATA_DIR', 'DATABASE_URL']);
  expect(compose).toContain('\n  env_file: .env\n');
  expect(readFileSync(new URL('../.dockerignore', import.meta.url), 'utf8').split('\n')).toContain('.env');
});
