import Curriculum
import Grading
import LibC
import Phrases
import Rendering
import Screening
import Syntax
import Typesetting

/// `viewdidlearn screen preview --show`: variants of a question as candidates see them, each with
/// its right answer.
struct SampleShowing {
  let examining: Examining

  /// Shows variants of an item, one below the other.
  func show(_ id: String, from pool: inout VariantPool) throws(Examining.Refusal) {
    let plan = pool.blueprint
    guard let item = plan.items.first(where: { $0.id.value == id }) else {
      throw examining.refusal(.noItem(id: id, known: plan.items.map(\.id.value)))
    }
    let renderer = examining.arguments.renderer(for: STDOUT_FILENO)
    let count = item.isGenerated ? examining.arguments.variants ?? 1 : 1
    pool.draw((0..<count).map { VariantPool.Place(item: id, number: $0) })
    for number in 0..<count {
      guard let sample = pool.sample(of: item, number: number) else { continue }
      if number > 0 { Output.line("") }
      Output.lines(lines(of: sample, number, of: count, Dialect(plan.dialects[0]), renderer))
    }
  }

  /// The question, how hard it is, and what is right.
  private func lines(
    of sample: VariantPool.Sample, _ number: Int, of count: Int, _ dialect: Dialect,
    _ renderer: Renderer
  ) -> [String] {
    let phrases = renderer.phrases
    let page = sample.question.page(
      number: number + 1, of: count, in: renderer.language, dialect)
    let level = sample.traits.map { renderer.lines(ofSentence: phrases.say(.level($0.level))) }
    let named = sample.question.named(right: sample.right, in: renderer.language, dialect)
    let right = named.joined(separator: "\n").split(separator: "\n").map {
      "  " + visible(String($0))
    }
    return renderer.lines(of: SittingResponse(page)) + (level ?? [])
      + (right.isEmpty ? [] : renderer.lines(ofSentence: phrases.word(.right)) + right)
  }
}
