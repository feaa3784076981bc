import { expect, test } from 'vitest';
import { refusalOfAddress } from './allowed-address.ts';

const allowed = ['http://models.example:8000/v1', 'https://gateway.example'];

test.each([
  'https://api.openai.com/v1',
  'https://api.anthropic.com/v1/',
  'http://models.example:8000/v1',
  'http://models.example:8000/v1/team',
  'https://gateway.example/anything',
])('%s may be set', (address) => {
  expect(refusalOfAddress(address, allowed)).toBeNull();
});

test.each([
  'http://127.0.0.1:11434/v1',
  'http://169.254.169.254/latest',
  'https://models.example:8000/v1',
  'http://models.example:8001/v1',
  'http://models.example:8000/v10',
  'http://models.example:8000/',
  'http://models.example:8000/v1/../admin',
  'https://gateway.example.evil.example/',
  'https://gateway.example@evil.example/',
  'https://user:word@gateway.example/',
  'https://gateway.example/?to=http://127.0.0.1',
  'file:///etc/passwd',
  'gateway.example',
])('%s may not be set, and a sentence says why', (address) => {
  expect(refusalOfAddress(address, allowed)).toMatch(/^(The address|https?:\/\/).+\.$/);
});

test('an address on loopback may be set where the operator lists it', () => {
  expect(refusalOfAddress('http://127.0.0.1:11434/v1', ['http://127.0.0.1:11434/v1'])).toBeNull();
});
