# The gateway or a service: one bundled file on a bare Node. Build from the root with --build-arg APP=orders.
FROM node:24-bookworm-slim AS build
WORKDIR /source
ENV NX_DAEMON=false NX_NO_CLOUD=true CI=true
COPY . .
# The base image is the pinned Node already: no package needs its install script.
RUN npm ci --ignore-scripts --no-audit --no-fund
ARG APP
RUN node_modules/.bin/nx build @smm/${APP} --skip-nx-cache

FROM node:24-bookworm-slim
ARG APP
ENV NODE_ENV=production TZ=UTC HOST=0.0.0.0
WORKDIR /app
COPY --from=build /source/apps/${APP}/dist/main.mjs /source/apps/${APP}/dist/main.mjs.map ./
COPY --from=build /source/tools/docker/healthcheck.mjs ./
USER node
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s --retries=6 CMD ["node", "healthcheck.mjs"]
CMD ["node", "--enable-source-maps", "main.mjs"]
