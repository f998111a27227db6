# The gateway or a service: one bundled file on a bare Node. Build from the root with --build-arg APP=orders.
# A release names the base image by digest (NODE_IMAGE in .env): see tools/operate/running.md.
ARG NODE_IMAGE=node:24-bookworm-slim
# The layers down to npm ci are the same in every image, so they are made once.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /source
COPY . .
RUN mkdir /manifests && find . -name 'package*.json' -not -path '*/node_modules/*' -exec cp --parents '{}' /manifests ';'

FROM ${NODE_IMAGE} AS build
WORKDIR /source
ENV NX_DAEMON=false NX_NO_CLOUD=true CI=true
COPY --from=manifests /manifests .
# The base image is the pinned Node already: no package needs its install script.
RUN npm ci --ignore-scripts --no-audit --no-fund && rm -rf /root/.npm
COPY . .
ARG APP
RUN node_modules/.bin/nx build @smm/${APP} --skip-nx-cache

FROM ${NODE_IMAGE}
ARG APP
# Two arenas: with more, memory once used for packing pages is not given back.
ENV NODE_ENV=production TZ=UTC HOST=0.0.0.0 MALLOC_ARENA_MAX=2
WORKDIR /app
# Where a volume may be mounted: it takes over the owner.
RUN install -d -o node -g node /data
COPY tools/docker/healthcheck.mjs ./
COPY --from=build /source/apps/${APP}/dist/main.mjs ./
USER node
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s --retries=6 CMD ["node", "healthcheck.mjs"]
# Without source maps: they would cost 60 MB in every process, and names of functions are kept. What is young in the heap
# would grow to 190 MB before it is looked through.
CMD ["node", "--max-semi-space-size=16", "main.mjs"]
