import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** A server with a certificate that nothing trusts. The key is only for tests. */
export async function startUntrustedServer(): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer({ cert, key }, (_, response) => void response.end('{}')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://127.0.0.1:${port}/v1`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const cert = `-----BEGIN CERTIFICATE-----
MIIBhjCCASugAwIBAgIUAb6B/ustifTAI953Z/5nREOjj5UwCgYIKoZIzj0EAwIw
FzEVMBMGA1UEAwwMZWFyc2hvdC10ZXN0MCAXDTI2MTEyMzE4NDA0NloYDzIxMjYx
MDMwMTg0MDQ2WjAXMRUwEwYDVQQDDAxlYXJzaG90LXRlc3QwWTATBgcqhkjOPQIB
BggqhkjOPQMBBwNCAARs2UXhDSv6cGCY+nU8F3aDn5csx89d9QP/7qLEk4bP2fJU
qW6B1/5xmO3sgr7ypTN4voxqHbLl7ZwhKUgMvfh/o1MwUTAdBgNVHQ4EFgQUTFhJ
7n8vxf6GTXhwr8RowV/wSuMwHwYDVR0jBBgwFoAUTFhJ7n8vxf6GTXhwr8RowV/w
SuMwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNJADBGAiEAm5r7IQgcmtmh
lDf17ErfqwQ8LZ0B1pdJwKon/dlwrs4CIQDXL2p4nL8Rm4wwQeSAJYeAxuCAWQNu
1r8HuXZ02lNdOQ==
-----END CERTIFICATE-----
`;

const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgWiytHYvb/CLc9vb+
eLdC9Np4l900DKhoZ1EfKrMzabGhRANCAARs2UXhDSv6cGCY+nU8F3aDn5csx89d
9QP/7qLEk4bP2fJUqW6B1/5xmO3sgr7ypTN4voxqHbLl7ZwhKUgMvfh/
-----END PRIVATE KEY-----
`;
