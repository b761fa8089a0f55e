# The playroom in a container: `docker compose up` starts it with PostgreSQL.
FROM node:22-slim AS page
WORKDIR /page
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci
COPY web ./
RUN npm run build

FROM python:3.12-slim
RUN apt-get update && apt-get install --yes --no-install-recommends g++ && rm -rf /var/lib/apt/lists/*
WORKDIR /upperhand
COPY requirements.lock ./
RUN pip install --no-cache-dir --require-hashes --requirement requirements.lock
COPY pyproject.toml CMakeLists.txt README.md LICENSE ./
COPY core core
COPY src src
# Built for any machine, not for the one that builds it.
RUN SKBUILD_CMAKE_DEFINE=UPPERHAND_NATIVE=OFF pip install --no-cache-dir --no-build-isolation --no-deps .
COPY --from=page /page/dist page
RUN useradd --create-home player
USER player
ENV UPPERHAND_HOST=0.0.0.0 UPPERHAND_PAGE=/upperhand/page
EXPOSE 8000
HEALTHCHECK CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://localhost:8000/readyz')"]
CMD ["upperhand", "serve"]
