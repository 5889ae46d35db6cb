# The server with its page and the compiled engine. Node for the page comes as a build dependency of the package.
FROM python:3.13-bookworm AS build
WORKDIR /src
COPY . .
# For half the size: byte code only of what the server loads, no symbols, formats of our two languages only.
RUN python -m venv --without-pip /opt/ennead \
    && ENNEAD_COMPILE=1 python -m pip --python /opt/ennead/bin/python install --no-cache-dir --no-compile '.[server,cluster]' \
    && find /opt/ennead/lib -path '*/babel/locale-data/*' ! -name 'en*' ! -name 'ru*' ! -name root.dat -delete \
    && find /opt/ennead/lib -name '*.so' -exec strip {} + \
    && PYTHONDONTWRITEBYTECODE='' /opt/ennead/bin/python -c 'import asyncpg, redis.asyncio, saq.queue.postgres, uvicorn, ennead.cli, ennead.server.app; list(map(ennead.game, ennead.games()))'

FROM python:3.13-slim-bookworm
COPY --from=build /opt/ennead /opt/ennead
# The only place that is written to; tables are kept here unless ENNEAD_DB names a PostgreSQL.
RUN install -d -o 10001 -g 10001 /data
USER 10001:10001
WORKDIR /data
VOLUME /data
ENV PATH=/opt/ennead/bin:$PATH \
    HOME=/data \
    PYTHONDONTWRITEBYTECODE=1 \
    ENNEAD_HOST=0.0.0.0 \
    ENNEAD_PORT=8017
EXPOSE 8017
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import os, urllib.request as r; r.urlopen(f\"http://127.0.0.1:{os.environ['ENNEAD_PORT']}/readyz\", timeout=4)"]
ENTRYPOINT ["ennead"]
CMD ["serve"]
