public import Curriculum
public import Diagnostics
import Phrases
public import Screening

// What is wrong with content, for those who write it.
extension Renderer {
  /// What is wrong in a lesson, a quiz or a plan.
  public func block(_ diagnostic: Diagnostic<ContentFact>, in source: SourceText) -> [String] {
    block(diagnostic, phrases.message(diagnostic.fact), in: source)
  }

  /// What is wrong in a list of candidates.
  public func block(_ diagnostic: Diagnostic<CandidateFact>, in source: SourceText) -> [String] {
    block(diagnostic, phrases.message(diagnostic.fact), in: source)
  }

  /// An item of a plan that no question could be drawn for, and why.
  public func block(_ item: UndrawnItem, in source: SourceText) -> [String] {
    block(
      Diagnostic(.error, item.reason, at: item.range), phrases.message(item),
      note: phrases.noteOn(item), in: source)
  }
}
