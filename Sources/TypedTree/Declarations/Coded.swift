package import Syntax

extension Declarations {
  /// Whether a value of the written type, or of what is in it, surely cannot be read and written as
  /// JSON: it is of a type of the program's that says nothing of it.
  package func lacksCoding(_ written: TypeReference) -> Bool {
    switch written.kind {
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner),
      .dictionary(_, let inner):
      lacksCoding(inner)
    case .function, .tuple: true
    case .named(let name, let arguments, _): arguments.isEmpty && lacksCoding(type: name)
    case .pointer, .cArray, .composition: false
    }
  }

  private func lacksCoding(type name: String) -> Bool {
    guard let draft = drafts[name], draft.isSwift, !draft.isOfLibrary, !draft.isStandIn,
      generics[name] == nil
    else { return false }
    var waiting = Array(draft.inherited)
    while let next = waiting.popLast() {
      if ["Codable", "Decodable", "Encodable"].contains(next) { return false }
      let isKnown =
        protocols.contains(next) || Prelude.protocols.contains(next)
        || StaticType.scalars[next] != nil
      if !isKnown { return false }
      waiting += refined[next] ?? []
    }
    return true
  }
}
