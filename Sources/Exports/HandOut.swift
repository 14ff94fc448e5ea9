public import Curriculum
import Phrases
import Sessions

/// A sheet to be printed, in one file of HTML: the questions, then on a page of their own the
/// solutions.
public struct HandOut {
  public let text: String

  /// Solutions are on a page of their own, so that they can be kept back.
  public init(_ sheets: [Sheet], in language: Language) {
    let phrases = Phrasebook(language)
    /// A heading for each quiz, whose questions are numbered from 1 again.
    func parts(_ write: (Sheet.Item) -> [String]) -> String {
      sheets.flatMap { sheet in
        ["<h1>\(XML.escaped(sheet.title))</h1>"]
          + sheet.items.enumerated().map { HandOut.section($0 + 1, write($1)) }
      }.joined(separator: "\n")
    }
    let title = XML.escaped(sheets.first?.title ?? "")
    text = """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <title>\(title)</title>
      <style>
      body { font: 12pt/1.45 serif; margin: 2em auto; max-width: 44em; padding: 0 1em }
      pre { font: 10pt/1.35 monospace; background: #f4f4f4; padding: .6em .8em; white-space: pre-wrap }
      section { break-inside: avoid; margin: 1.6em 0 }
      .answer { border-bottom: 1px solid #999; height: 1.8em }
      .solutions { break-before: page }
      </style>
      </head>
      <body>
      \(parts(HandOut.question))
      <div class="solutions">
      <h2>\(XML.escaped(phrases.solutions))</h2>
      \(parts(HandOut.solution))
      </div>
      </body>
      </html>

      """
  }

  /// A section is not broken over two pages.
  private static func section(_ number: Int, _ lines: [String]) -> String {
    (["<section>", "<h3>\(number)</h3>"] + lines + ["</section>"]).joined(separator: "\n")
  }

  /// The text, then room for the answer: options to tick, or as many lines as there are to write.
  private static func question(_ item: Sheet.Item) -> [String] {
    var lines = item.asked.map { block in
      switch block {
      case .paragraph(let text): "<p>\(XML.escaped(text))</p>"
      case .code(let code): "<pre>\(XML.escaped(code))</pre>"
      }
    }
    switch item.answer {
    case .order(let options, _, _), .one(let options, _), .several(let options, _):
      lines += [item.answer.isLettered ? "<ol type=\"a\">" : "<ol>"]
      lines += options.map { "<li>\(XML.escaped($0.text))</li>" } + ["</ol>"]
    case .pairs(let pairs):
      lines.append(
        "<p>" + pairs.map { XML.escaped($0.id) + " ____" }.joined(separator: " ") + "</p>")
    case .number: lines.append("<div class=\"answer\"></div>")
    case .lines(let right):
      lines += Array(repeating: "<div class=\"answer\"></div>", count: max(1, right.count))
    case .code: lines += Array(repeating: "<div class=\"answer\"></div>", count: 6)
    }
    return lines
  }

  /// The right answer as it is written, what is picked behind its sign, and why.
  private static func solution(_ item: Sheet.Item) -> [String] {
    ["<pre>\(XML.escaped(item.answer.signed.solution))</pre>"]
      + (item.explanation.isEmpty ? [] : ["<p>\(XML.escaped(item.explanation))</p>"])
  }
}

extension Sheet.Answer {
  /// Whether what is picked from has letters, as at the prompt.
  fileprivate var isLettered: Bool { if case .one = self { true } else { false } }

  /// The same with the sign of each option before its text.
  fileprivate var signed: Sheet.Answer {
    let signed = options.enumerated().map { place, option in
      let sign = isLettered ? AnswerForm.letter(place + 1) : "\(place + 1)"
      return Sheet.Option(id: option.id, text: "\(sign)  \(option.text)")
    }
    return switch self {
    case .order(_, let right, let isOnly): .order(signed, right: right, isOnly: isOnly)
    case .one(_, let right): .one(signed, right: right)
    case .several(_, let right): .several(signed, right: right)
    case .pairs, .number, .lines, .code: self
    }
  }
}
