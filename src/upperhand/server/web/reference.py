"""The page `/docs`: all requests and the socket, written as HTML from their two descriptions.

It has no script, and its only style sheet is its own, so it needs no exception from the content policy.
"""

from collections.abc import Iterable, Iterator, Mapping
from html import escape
from typing import Any

Schema = Mapping[str, Any]

_METHODS = ("get", "post", "put", "patch", "delete")
_BEGINNING = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Upperhand {version}: the interface for programs</title>
<link rel="stylesheet" href="/docs/style.css" />
</head>
<body>
<header>
<h1>The interface for programs</h1>
<p>Everything that the page of this playroom does, a program can do too. Requests carry and answer JSON, and a
game is played on a WebSocket. The same in forms that programs read:
<a href="/api/openapi.json">OpenAPI</a> and <a href="/api/asyncapi.json">AsyncAPI</a>. Version {version}.</p>
<h2>A bot in five steps</h2>
<ol>
<li>On the <a href="/account">account page</a>, make a bot and a token. Send it with every request, and with
the handshake of the socket: <code>Authorization: Bearer upperhand_bot_…</code>. Requests with the mark
<b class="bot">bot</b> take it.</li>
<li><code>GET /api/rooms</code> lists tables. Take a seat at one with <code>"bots": true</code>:
<code>POST /api/rooms/CODE/join</code> with the body <code>{{}}</code>.</li>
<li>Open the socket <code>/api/rooms/CODE/socket</code> and say <code>{{"type": "hello", "v": 2}}</code>.</li>
<li>Answer every <code>view</code> that has <code>legal</code> moves with <code>act</code>.</li>
<li>After <code>over</code>, say <code>next</code> if <code>more</code> games follow.</li>
</ol>
<p>In Python, <code>upperhand.client</code> does all of this, and <code>upperhand bot</code> lets any player
play. Every refusal has the form <a href="#model-ErrorReply">ErrorReply</a>.</p>
<nav aria-label="Parts">{links}</nav>
</header>
<main>
"""


def reference_page(requests: Schema, socket: Schema) -> str:
    """The whole page, from the descriptions by OpenAPI and by AsyncAPI."""
    parts: dict[str, list[str]] = {}
    for path, item in requests["paths"].items():
        for method in (each for each in _METHODS if each in item):
            told = item[method]
            parts.setdefault(told.get("tags", ["other"])[0], []).append(_request(method, path, told))
    parts["socket"] = list(_socket(socket))
    models = requests["components"]["schemas"] | socket["components"]["schemas"]
    parts["models"] = [_model(name, schema) for name, schema in sorted(models.items())]
    links = " ".join(f'<a href="#{escape(name)}">{escape(name)}</a>' for name in parts)
    beginning = _BEGINNING.format(version=escape(requests["info"]["version"]), links=links)
    sections = (_section(name, found) for name, found in parts.items())
    return f"{beginning}{''.join(sections)}</main>\n</body>\n</html>\n"


def _section(name: str, parts: Iterable[str]) -> str:
    return f'<section id="{escape(name)}"><h2>{escape(name.capitalize())}</h2>{"".join(parts)}</section>\n'


def _details(identity: str, summary: str, body: str) -> str:
    return f'<details id="{escape(identity)}"><summary>{summary}</summary>{body}</details>\n'


# --- requests ---


def _request(method: str, path: str, told: Schema) -> str:
    bot = ' <b class="bot">bot</b>' if told.get("security") else ""
    summary = f'<b class="method {method}">{method.upper()}</b> <code>{escape(path)}</code>{bot}'
    summary += f"<span>{_text(told.get('description') or told.get('summary', ''))}</span>"
    body = _parameters(told.get("parameters", ()))
    if content := told.get("requestBody", {}).get("content"):
        body += f"<p>Body: {_content(content)}</p>"
    body += "".join(
        f"<p>Answer {escape(status)}: {_content(answer.get('content', {})) or 'nothing'}</p>"
        for status, answer in told["responses"].items()
        if status.startswith("2")
    )
    return _details(f"{method} {path}", summary, body)


def _content(content: Schema) -> str:
    kinds = (_type(each.get("schema", {})) or escape(kind) for kind, each in content.items())
    return ", ".join(kinds)


def _parameters(parameters: Iterable[Schema]) -> str:
    rows = [
        _row(each["name"], _type(each["schema"]), each.get("required", False), f"in the {each['in']}")
        for each in parameters
    ]
    return _table(rows)


# --- the socket ---


def _socket(told: Schema) -> Iterator[str]:
    channel = told["channels"]["table"]
    yield f"<p><code>{escape(channel['address'])}</code></p><p>{_text(told['info']['description'])}</p>"
    for operation in told["operations"].values():
        yield f"<h3>{_text(operation['summary'])}</h3>"
        for each in operation["messages"]:
            name = each["$ref"].rpartition("/")[2]
            message, schema = (told["components"][kind][name] for kind in ("messages", "schemas"))
            yield _socket_message(name, message, schema)


def _socket_message(name: str, message: Schema, schema: Schema) -> str:
    summary = f"<code>{escape(message['name'])}</code><span>{_text(message.get('summary', ''))}</span>"
    return _details(f"message-{name}", summary, _fields(schema))


# --- models ---


def _model(name: str, schema: Schema) -> str:
    summary = f"<code>{escape(name)}</code><span>{_text(schema.get('description', ''))}</span>"
    return _details(f"model-{name}", summary, _fields(schema) or f"<p>{_type(schema)}</p>")


def _fields(schema: Schema) -> str:
    required = schema.get("required", ())
    rows = [
        _row(name, _type(kind), name in required, ". ".join(filter(None, (_limits(kind), _about(kind)))))
        for name, kind in schema.get("properties", {}).items()
    ]
    return _table(rows)


def _about(schema: Schema) -> str:
    return str(schema.get("description", "")).rstrip(".")


def _row(name: str, kind: str, required: bool, more: str) -> str:
    optional = "" if required else " <small>optional</small>"
    return f"<tr><th><code>{escape(name)}</code>{optional}</th><td>{kind}</td><td>{_text(more)}</td></tr>"


def _table(rows: list[str]) -> str:
    return f"<table>{''.join(rows)}</table>" if rows else ""


def _limits(schema: Schema) -> str:
    """What is allowed, beside the type."""
    named = {
        "minimum": "at least", "maximum": "at most", "minLength": "at least", "maxLength": "at most",
        "minItems": "at least", "maxItems": "at most", "pattern": "as",
    }  # fmt: skip
    limits = [f"{word} {schema[name]}" for name, word in named.items() if name in schema]
    unit = " characters" if "maxLength" in schema else " of them" if "maxItems" in schema else ""
    usual = schema.get("default")
    given = [f"usually {usual!r}"] if "const" not in schema and usual not in (None, "") else []
    return ", ".join([*([" and ".join(limits) + unit] if limits else []), *given])


def _type(schema: Schema) -> str:
    """A type in words, with links to the models in it."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#model-{name}">{name}</a>'
    if "const" in schema:
        return f"<code>{escape(str(schema['const']))}</code>"
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    alternatives = schema.get("oneOf") or schema.get("anyOf")
    if alternatives:
        return " or ".join(dict.fromkeys(_type(each) for each in alternatives))
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    if isinstance(more := schema.get("additionalProperties"), dict):
        return f"values by name, each {_type(more)}"
    return escape(str(schema.get("type", "")))


def _text(text: str) -> str:
    """Paragraphs of a docstring; what stands between backticks is code."""
    pieces = escape(" ".join(text.split())).split("`")
    return "".join(f"<code>{each}</code>" if at % 2 else each for at, each in enumerate(pieces))
