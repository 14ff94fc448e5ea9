import Diagnostics
import ObjectModel
import Syntax
import UIKitAPI

// Initialisers of Swift that are class methods in Objective-C.
extension Typing {
  /// `UIButton(type: .system)`, `IndexPath(row: 0, section: 0)`; nil for all else.
  mutating func makeByFactory(
    _ id: ClassID, _ arguments: [Argument], _ range: SourceRange
  ) -> TypedExpression? {
    let name = classes[id].name
    guard let selector = factory(of: name, arguments) else { return nil }
    checkAvailable(selector, .metatype(name), nil, at: range)
    return send(
      selector, to: .constant(.type(id), .metatype(name)),
      arguments.enumerated().map {
        resolve(
          $1.value,
          expecting: $1.value.isClosure
            ? $1.value.kept(as: nil) : expected(selector, $0, of: .metatype(name)) ?? .int)
      },
      answering: made(by: selector, of: .metatype(name)),
      MessagePlace(line: line(of: range), text: name))
  }

  /// The class method that Swift sees as an initialiser with the labels of a call; a trailing
  /// closure needs no label.
  private func factory(of name: String, _ arguments: [Argument]) -> Selector? {
    let labels = arguments.map { $0.label?.text ?? "" }
    if labels == ["value"], name == "NSNumber" { return "_numberWithValue:" }
    if isVisible(swiftSelector("init", arguments), .object(name)) { return nil }
    let lineage = classes.id(named: name).map { classes.lineage(of: $0).map { classes[$0].name } }
    let framework = lineage?.first { Framework.hasClass($0) } ?? name
    for type in Framework.lineage(of: framework) {
      let found = type.methods.first { method in
        guard let declared = method.initializerLabels(of: type) else { return false }
        return declared == labels
          || declared.dropLast() == labels.dropLast() && labels.last == "" && method.endsInBlock
      }
      if let found { return Selector(found.selector) }
    }
    return nil
  }
}

extension DeclaredMethod {
  fileprivate var endsInBlock: Bool {
    if case .block = parameters.last?.kind { true } else { false }
  }
}
