import Diagnostics
import Interpreter
import ObjectModel
import ObjectRuntime
import Syntax

/// A segue that a controller prepares, as far as its `prepare(for:sender:)` tells.
struct Segue: Hashable {
  /// By what it asks for the segue; nil where it asks for none.
  var identifier: String?
  /// The class of the files that it takes the destination for.
  var destination: String
  /// Whether it looks for that one in a navigation controller.
  var isInNavigation: Bool
}

extension World {
  /// The segues that a class prepares, those to other controllers of the files: behind each name
  /// that it asks for, the first class that it speaks of.
  func segues(preparedBy type: ClassID) -> [Segue] {
    guard let method = writtenMethod("prepareForSegue:sender:", of: type),
      let first = method.function.body?.first, let last = method.function.body?.last
    else { return [] }
    let text = method.source[SourceRange(first.range.lowerBound, last.range.upperBound)]
    var segues: [Segue] = []
    var (identifier, isInNavigation): (String?, Bool) = (nil, false)
    for (place, piece) in text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
    {
      if place % 2 == 1 {
        (identifier, isInNavigation) = (String(piece), false)
        continue
      }
      for word in piece.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
        if word == "UINavigationController" { isInNavigation = true }
        guard isController(String(word)), !segues.contains(where: { $0.identifier == identifier })
        else { continue }
        segues.append(
          Segue(
            identifier: identifier, destination: String(word), isInNavigation: isInNavigation))
      }
    }
    return segues
  }

  private func isController(_ name: String) -> Bool {
    guard let id = simulation.classes.id(named: name), simulation.classes[outline: id].isLearners
    else { return false }
    return simulation.isKind(id, of: "UIViewController")
  }
}
