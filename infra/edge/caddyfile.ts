import { APP_PAGES, LANGUAGE_PAGES, MAX_BODY_BYTES, PAGE_LANGUAGES, ROUTES, UPSTREAM_TIMEOUT_MS, type Upstream } from './routes.ts'
import { contentSecurityPolicy, SECURITY_HEADERS, STRIPE_ORIGINS, TRANSPORT_SECURITY } from './security-headers.ts'

const ADDRESSES: Readonly<Record<Upstream, string>> = {
  intake: '{$INTAKE_ADDRESS:intake:3021}',
  payments: '{$PAYMENTS_ADDRESS:payments:3022}',
  admin: '{$ADMIN_ADDRESS:admin:3023}',
}

/** Built files that hold marks for values of the place; they have no precompressed twins. */
const TEMPLATE_TYPES = 'text/html text/plain text/xml application/xml'

/** The edge of the compose set-up, with the same routes, pages and headers as the local one. */
export function caddyfile(): string {
  const policy = contentSecurityPolicy({
    scripts: `{$STRIPE_SCRIPT_ORIGINS:${STRIPE_ORIGINS.scripts}}`,
    frames: `{$STRIPE_FRAME_ORIGINS:${STRIPE_ORIGINS.frames}}`,
    calls: `{$STRIPE_API_ORIGINS:${STRIPE_ORIGINS.calls}}`,
  })
  const headers = Object.entries(SECURITY_HEADERS).map(([name, value]) => `?${name} ${quote(value)}`)
  const routes = ROUTES.flatMap(({ path, upstream, stream }, index) => [
    `@route${index} path ${path}`,
    `handle @route${index} {`,
    `	reverse_proxy ${ADDRESSES[upstream]} {`,
    '		header_up -Forwarded',
    '		header_up X-Real-IP {remote_host}',
    '		header_up X-Request-Id {http.request.uuid}',
    '		header_down -X-Powered-By',
    ...(stream ? ['		flush_interval -1'] : ['		transport http {', `			response_header_timeout ${UPSTREAM_TIMEOUT_MS / 1000}s`, '		}']),
    '	}',
    '}',
  ])
  const languagePages = Object.entries(LANGUAGE_PAGES).flatMap(([path, name]) => [
    ...PAGE_LANGUAGES.flatMap((language) => [
      `@${name}_${language} {`,
      `	path ${path}`,
      ...(language === 'english' ? [] : [`	query lang=${language}`]),
      '}',
    ]),
    // one after the other: English is the page without a condition, so it comes last
    ...[...PAGE_LANGUAGES].reverse().map((language) => `rewrite @${name}_${language} /${name}.${language}.html`),
  ])
  const pages = [
    `@page path ${APP_PAGES.filter((page) => !(page in LANGUAGE_PAGES)).join(' ')}`,
    'handle @page {',
    '	try_files {path}.html /index.html',
    '	header Cache-Control no-cache',
    '	file_server',
    '}',
  ]
  const files = [
    '@hashed path_regexp -[A-Za-z0-9_-]{8}\\.[a-z0-9]+$',
    'header @hashed Cache-Control "public, max-age=31536000, immutable"',
    '@entry path *.html',
    'header @entry Cache-Control no-cache',
    '@hidden path *.map */.*',
    'error @hidden 404',
    'file_server {',
    '	precompressed br gzip',
    '}',
  ]
  return `# Generated from infra/edge/routes.ts and security-headers.ts: npm run -s caddyfile -w @disha/edge
{
	admin off
}

# A domain name here gets a certificate by itself; behind another proxy that ends TLS, keep the port.
{$SITE_ADDRESS::8080} {
	root * {$WEB_DIST:/srv/web}
	encode gzip
	request_body {
		max_size ${MAX_BODY_BYTES}
	}
	header {
${indent(headers, 2)}
		-Server
	}
	@tls protocol https
	header @tls ?strict-transport-security ${quote(TRANSPORT_SECURITY)}

	handle /health {
		respond \`{"status":"ok"}\` 200
	}

${indent(routes, 1)}

	handle {
		header Content-Security-Policy ${quote(policy)}
		route {
			# the marks of site-values.ts
			templates {
				mime ${TEMPLATE_TYPES}
			}
${indent([...languagePages, ...pages, ...files], 3)}
		}
	}

	handle_errors {
		header Cache-Control no-store
		@call path /api/*
		handle @call {
			header Content-Type "application/json; charset=utf-8"
			@large expression \`{err.status_code} == 413\`
			respond @large \`{"error":"payload_too_large","message":"The request is too large."}\` 413
			respond \`{"error":"internal","message":"The service is starting or out of reach. Please try again in a moment."}\` {err.status_code}
		}
		@missing expression \`{err.status_code} == 404\`
		handle @missing {
			header Content-Security-Policy ${quote(policy)}
			rewrite * /index.html
			templates
			file_server {
				status 404
			}
		}
		handle {
			root * {$ERROR_PAGES:/srv/errors}
			rewrite * /unavailable.html
			file_server {
				status {err.status_code}
			}
		}
	}
}
`
}

function indent(lines: readonly string[], depth: number): string {
  return lines.map((line) => `${'\t'.repeat(depth)}${line}`).join('\n')
}

function quote(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`
}
