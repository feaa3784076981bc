# Earshot: web server and worker in one image. See docs/operations.md.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/node-linux-*

# Debian, because its util-linux shuts off the programs that read uploads.
FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json LICENSE NOTICE ./
COPY contract contract
COPY engine engine
COPY extract extract
COPY server server
COPY --from=build /app/web/dist web/dist
RUN install -d -o node -g node -m 0700 /data
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
ENTRYPOINT ["node", "--disable-sigusr1", "--disable-warning=ExperimentalWarning", "server/main.ts"]
CMD ["serve"]
