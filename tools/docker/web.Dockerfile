# A web app (shell, storefront, admin): its build behind a static server that only the gateway reaches.
FROM node:24-bookworm-slim AS build
WORKDIR /source
ENV NX_DAEMON=false NX_NO_CLOUD=true CI=true
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund
ARG APP
RUN node_modules/.bin/nx build @smm/${APP} --skip-nx-cache

FROM caddy:2
ARG APP
COPY tools/docker/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /source/apps/${APP}/dist /srv
USER 1000:1000
EXPOSE 8080
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
