# Site, elements and sandbox in one image: docs/operating.md.
FROM node:22-slim AS build
WORKDIR /project
COPY package.json package-lock.json ./
COPY bench/package.json bench/
COPY engravings/package.json engravings/
COPY sandbox/package.json sandbox/
COPY tools/package/elements/package.json tools/package/elements/
RUN npm ci
COPY . .
RUN npm run build && npm pack --workspace trading-wallet-sandbox --pack-destination /packed

FROM node:22-slim
COPY --from=build /packed /packed
RUN npm install --global /packed/*.tgz && npm cache clean --force && rm -r /packed \
  && install --directory --owner node /data
USER node
WORKDIR /data
VOLUME /data
ENV HOST=0.0.0.0 PORT=8080
EXPOSE 8080
HEALTHCHECK --interval=10s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["tw-sandbox", "--everything", "--data", "/data"]
