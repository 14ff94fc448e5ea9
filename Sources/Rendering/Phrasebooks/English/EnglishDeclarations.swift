import Sessions
import Simulator
import UIKitAPI

extension English {
  func declared(_ type: Declared) -> String {
    var parts: [String] = []
    if !type.outlets.isEmpty {
      parts.append((type.outlets.count == 1 ? "outlet " : "outlets ") + and(type.outlets))
    }
    if !type.lifeCycle.isEmpty {
      parts.append("implements " + and(type.lifeCycle.map(\.rawValue)))
    }
    if parts.isEmpty { parts.append(type.superclass.map { "a subclass of \($0)" } ?? "known") }
    return "\(type.name): \(parts.joined(separator: "; "))."
      + (type.nib.map { " " + sentence($0) } ?? "")
  }

  private func sentence(_ nib: Declared.Nib) -> String {
    let objects = nib.objects.map { $0.count == 1 ? "a \($0.type)" : "\($0.count) \($0.type)s" }
    let view = nib.view == "UIView" ? "a view" : "a \(nib.view) as its view"
    return "Its nib, \(nib.name).nib, holds \(and([view] + objects))."
  }

  private func and(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }
}
