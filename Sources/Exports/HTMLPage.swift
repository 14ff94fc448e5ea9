import Curriculum

// A page for browsers, with nothing outside of it and no script.
extension HTML {
  /// A whole page; the content is HTML, the title text.
  static func page(_ title: String, _ language: Language, _ content: String) -> String {
    head(title, language) + content + foot
  }

  /// Everything before the content of a page.
  static func head(_ title: String, _ language: Language) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(language.rawValue)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <title>\(XML.escaped(title))</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    <main>
    <h1>\(XML.escaped(title))</h1>

    """
  }

  /// Everything behind the content.
  static let foot = "</main>\n</body>\n</html>\n"

  /// Light and dark by the reader's choice, narrow windows and paper among it. Sections of
  /// candidates are drawn only when they come into sight.
  private static let style = """
    :root { color-scheme: light dark; --ink: #1c1c1e; --quiet: #5c5c61; --line: #8e8e93; \
    --fill: #00527a; --page: #ffffff; }
    @media (prefers-color-scheme: dark) { :root { --ink: #f2f2f7; --quiet: #b8b8bd; \
    --fill: #7fc8ec; --page: #1c1c1e; } }
    body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); \
    margin: 0; overflow-wrap: anywhere; }
    main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
    h1 { font-size: 1.6rem; } h2 { font-size: 1.3rem; margin-top: 2.5rem; } h3 { font-size: 1.1rem; } \
    h3::first-letter { text-transform: uppercase; }
    a { color: var(--fill); }
    .wide { overflow-x: auto; margin: 1rem 0; }
    table { border-collapse: collapse; min-width: 100%; }
    caption { text-align: left; font-size: 1.1rem; font-weight: bold; padding: .6rem 0; }
    th, td { text-align: left; vertical-align: top; padding: .3rem .8rem .3rem 0; \
    border-bottom: 1px solid var(--line); overflow-wrap: normal; }
    tbody th { font-weight: normal; min-width: 9rem; }
    @media (max-width: 40rem) { .bars { display: none; } }
    code { font: 14px/1.4 ui-monospace, monospace; white-space: pre-wrap; }
    pre { overflow-x: auto; } details { margin: .4rem 0; } \
    details > :not(summary) { margin-left: 1.2rem; }
    td p { margin: .3rem 0 0; min-width: 12rem; overflow-wrap: anywhere; }
    figure { margin: 1rem 0; overflow-x: auto; } figcaption { color: var(--quiet); }
    svg { vertical-align: middle; } .timeline { width: 100%; min-width: 36rem; height: auto; }
    .bar, circle, .mark { fill: var(--fill); } .timeline .bar { fill-opacity: .3; }
    .frame, .axis, .reach, .limit { fill: none; stroke: var(--line); }
    .reach { stroke: var(--fill); stroke-width: 2; } .limit { stroke: var(--ink); \
    stroke-dasharray: 4 3; }
    text { font: 12px system-ui, sans-serif; fill: var(--ink); }
    .name { text-anchor: end; } .tick, .mark { text-anchor: middle; } .mark { font-size: 14px; }
    @media screen { section { content-visibility: auto; contain-intrinsic-size: auto 70rem; } }
    @media print { section { break-before: page; } .wide, figure { overflow: visible; } }
    """
}
