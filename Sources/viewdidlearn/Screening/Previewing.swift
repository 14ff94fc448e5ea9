import Curriculum
import Diagnostics
import Phrases
import Rendering
import Screening
import Syntax

/// `viewdidlearn screen preview`: how alike the variants of a blueprint's items are.
struct Previewing {
  let examining: Examining

  func run(_ path: String) throws(Examining.Refusal) -> Int32 {
    let (arguments, renderer) = (examining.arguments, examining.renderer)
    let bytes = try examining.bytes(of: path)
    let count = arguments.variants ?? VariantPool.size
    let round = Round(
      id: "preview", blueprint: String(decoding: bytes, as: UTF8.self),
      ios: (arguments.version ?? .newest).short, minutes: 1, dialects: [], pass: 0, language: .en,
      program: Program.version, candidates: [])
    let root = arguments.content
    guard var pool = round.pool({ Content(root).library }, draw: Drawing.sample) else {
      let source = SourceText(name: path, text: round.blueprint)
      throw examining.refusal(round.plan.diagnostics.flatMap { renderer.block($0, in: source) })
    }
    Output.line(renderer.phrases.say(.previewHeader))
    var isWhole = true
    for item in pool.blueprint.items {
      guard case .generate = item.source else { continue }
      let spread = pool.spread(of: item, over: count)
      Output.line(spread.line(item.id.value))
      if spread.count < count {
        isWhole = false
        Output.error(
          "error: "
            + renderer.phrases.say(
              .drawnFew(item: item.id.value, count: spread.count, of: count)))
      }
    }
    return isWhole ? Program.Exit.done : Program.Exit.wrongInput
  }
}

extension VariantPool.Spread {
  fileprivate func line(_ item: String) -> String {
    func range(_ values: ClosedRange<Int>?) -> String {
      guard let values else { return "-" }
      return values.count == 1
        ? "\(values.lowerBound)" : "\(values.lowerBound)-\(values.upperBound)"
    }
    return [
      item, "\(count)", "\(different)", range(levels), range(controllers), range(pairs),
      range(lines),
    ].joined(separator: " · ")
  }
}
