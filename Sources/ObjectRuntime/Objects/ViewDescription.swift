import ObjectModel

extension Simulation {
  /// What a view says of itself behind its frame: what it shows, and what is not as it is with most.
  /// Its layer, which UIKit names last, is there only when somebody has asked for it.
  func details(of view: ObjectID) -> String {
    var details: [String] = []
    func note(_ key: String, unlike usual: Value, _ text: (Value) -> String) {
      guard let value = field(named: key, of: view), value != usual else { return }
      details.append("\(key) = \(text(value))")
    }
    if ["UILabel", "UITextField"].contains(where: { isKind(view, of: $0) }) {
      note("text", unlike: .none) { "'\(self.text(of: $0) ?? "")'" }
    }
    note("clipsToBounds", unlike: .bool(false)) { _ in "YES" }
    note("alpha", unlike: .real(1)) { plainDescription(of: $0) }
    note("hidden", unlike: .bool(false)) { _ in "YES" }
    note("userInteractionEnabled", unlike: .bool(true)) { _ in "NO" }
    note("tag", unlike: .int(0)) { plainDescription(of: $0) }
    return details.map { "; " + $0 }.joined()
  }
}
