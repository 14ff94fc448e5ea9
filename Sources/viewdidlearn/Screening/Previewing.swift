import Curriculum
import Diagnostics
import Phrases
import Rendering
import Screening
import Synchronization
import Syntax

/// `viewdidlearn screen preview`: how alike the variants of a blueprint's items are.
struct Previewing {
  let examining: Examining

  /// A table a version; 1 where not all variants could be drawn.
  func run(_ path: String) throws(Examining.Refusal) -> Int32 {
    let source = try examining.source(path)
    let versions = examining.arguments.versions
    var exitCode = Program.Exit.done
    for version in versions.isEmpty ? [.newest] : versions {
      if versions.count > 1 { Output.line("iOS " + version.short) }
      let round = Round(
        id: "preview", blueprint: source.text, ios: version.short, minutes: 1, dialects: [],
        pass: 0, language: .en, program: Program.version, candidates: [])
      var pool = try examining.pool(of: round, in: source, draw: Drawing.sample)
      if let id = examining.arguments.paths[.show] {
        try SampleShowing(examining: examining).show(id, from: &pool)
      } else {
        exitCode = max(exitCode, preview(&pool))
      }
    }
    return exitCode
  }

  /// A row an item: how many variants, how many differ, and how far apart they are.
  private func preview(_ pool: inout VariantPool) -> Int32 {
    let (arguments, phrases) = (examining.arguments, examining.renderer.phrases)
    let count = arguments.variants ?? VariantPool.size
    var rows = [phrases.say(.previewHeader).split(separator: "·").map { String($0.trimmed) }]
    let items = pool.blueprint.items.filter { $0.isGenerated }
    let bar = Mutex(ProgressBar(of: items.count * count, arguments))
    var complaints: [String] = []
    for item in items {
      let places = (0..<count).map { VariantPool.Place(item: item.id.value, number: $0) }
      pool.draw(places) { place in bar.withLock { $0.show(place.item) } }
      let spread = pool.spread(of: item, over: count)
      rows.append([item.id.value] + spread.cells)
      if spread.count < count {
        let phrase = RoundPhrase.drawnFew(item: item.id.value, count: spread.count, of: count)
        complaints.append("error: " + phrases.say(phrase))
      }
    }
    bar.withLock { $0.clear() }
    Output.lines(examining.renderer.lines(ofRows: rows))
    Output.lines([""] + examining.renderer.lines(ofSentence: phrases.say(.previewLegend)))
    Output.errors(complaints)
    return complaints.isEmpty ? Program.Exit.done : Program.Exit.wrongInput
  }
}

extension VariantPool.Spread {
  /// `-` where nothing was drawn.
  fileprivate var cells: [String] {
    /// A dash for nothing; one number where both ends are the same.
    func range(_ values: ClosedRange<Int>?) -> String {
      guard let values else { return "-" }
      return values.count == 1
        ? "\(values.lowerBound)" : "\(values.lowerBound)-\(values.upperBound)"
    }
    return [
      "\(count)", "\(different)", "\(answers)", range(levels), range(controllers), range(pairs),
      range(lines),
    ]
  }
}
