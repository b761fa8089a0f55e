# The playroom in a container: `docker compose up` starts it with PostgreSQL; on its own it keeps its games in /data.
FROM python:3.12-slim AS engine
WORKDIR /upperhand
COPY tools.lock requirements.lock ./
RUN sed -n 's/ *\\$//; s/ *;.*//; /^\(cmake\|ninja\|ziglang\)==/p' tools.lock requirements.lock > /engine.txt \
    && pip install --no-cache-dir --requirement /engine.txt
COPY CMakeLists.txt ./
COPY tools tools
COPY core core
RUN python -m tools.engine

FROM node:22-slim AS page
WORKDIR /upperhand/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci
COPY web ./
COPY src/upperhand/locales ../src/upperhand/locales
COPY src/upperhand/big_two ../src/upperhand/big_two
COPY src/upperhand/rikken ../src/upperhand/rikken
COPY --from=engine /upperhand/.build/engine/engine.wasm ../.build/engine/engine.wasm
RUN npm run build

FROM python:3.12-slim AS wheel
RUN apt-get update && apt-get install --yes --no-install-recommends g++ && rm -rf /var/lib/apt/lists/*
WORKDIR /upperhand
COPY requirements.lock ./
# The locked versions as constraints, which may contain neither hashes nor extras.
RUN sed -n 's/\[[^]]*\]//; s/ *\\$//; /^[a-z0-9].*==/p' requirements.lock > /constraints.txt
RUN pip install --no-cache-dir --constraint /constraints.txt cmake nanobind ninja scikit-build-core
COPY pyproject.toml CMakeLists.txt README.md LICENSE ./
COPY tools tools
COPY core core
COPY src src
COPY --from=page /upperhand/web/dist web/dist
RUN pip wheel --no-build-isolation --no-deps --wheel-dir /wheel .

FROM python:3.12-slim
RUN --mount=from=wheel,target=/built \
    pip install --no-cache-dir --constraint /built/constraints.txt "$(echo /built/wheel/*.whl)[server]"
RUN useradd --create-home player && install --directory --owner player /data
USER player
WORKDIR /data
ENV UPPERHAND_HOST=0.0.0.0 UPPERHAND_DATA=/data
VOLUME /data
EXPOSE 8000
HEALTHCHECK CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://localhost:8000/readyz')"]
CMD ["upperhand", "serve"]
