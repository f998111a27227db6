# A web app (shell, storefront, admin): its build behind a static server that only the gateway reaches.
# A release names the base images by digest (NODE_IMAGE, CADDY_IMAGE in .env): see tools/operate/running.md.
ARG NODE_IMAGE=node:24-bookworm-slim
ARG CADDY_IMAGE=caddy:2
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
# The seller, as in .env: another seller needs another image.
ARG SITE_NAME
ARG SITE_LEGAL_NAME
ARG SITE_CNPJ
ARG SITE_FOUNDED_YEAR
ARG SITE_STREET
ARG SITE_DISTRICT
ARG SITE_CITY
ARG SITE_STATE
ARG SITE_POSTAL_CODE
ARG SITE_WHATSAPP
ARG SITE_PHONE
ARG SITE_EMAIL
ARG SITE_DPO_NAME
ARG SITE_DPO_EMAIL
ARG SITE_MODEL_PROVIDER
RUN node_modules/.bin/nx build @smm/${APP} --skip-nx-cache

FROM ${CADDY_IMAGE}
ARG APP
# Caddy wants a home; the file system is read-only but for /tmp.
ENV XDG_CONFIG_HOME=/tmp XDG_DATA_HOME=/tmp
COPY tools/docker/Caddyfile /etc/caddy/Caddyfile
COPY tools/docker/web-healthcheck.sh /usr/local/bin/
COPY --from=build /source/apps/${APP}/dist/fragments.json /srv/
COPY --from=build /source/apps/${APP}/dist/web/ /srv/web/
USER 1000:1000
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=3s --start-period=10s --retries=6 CMD ["sh", "/usr/local/bin/web-healthcheck.sh"]
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
