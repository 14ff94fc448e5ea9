import Sessions
import Simulator
import UIKitAPI

extension Czech {
  func declared(_ type: Declared) -> String {
    var parts: [String] = []
    if !type.outlets.isEmpty {
      parts.append((type.outlets.count == 1 ? "outlet " : "outlety ") + and(type.outlets))
    }
    if !type.lifeCycle.isEmpty {
      let methods = type.lifeCycle.map(\.rawValue)
      parts.append((methods.count == 1 ? "má metodu " : "má metody ") + and(methods))
    }
    if parts.isEmpty {
      parts.append(type.superclass.map { "podtřída třídy \($0)" } ?? "deklarace přijata")
    }
    return "\(type.name): \(parts.joined(separator: "; "))."
      + (type.nib.map { " " + sentence($0) } ?? "")
  }

  private func sentence(_ nib: Declared.Nib) -> String {
    let objects = nib.objects.map {
      $0.count == 1 ? $0.type : czech($0.count, "objekt", "objekty", "objektů") + " \($0.type)"
    }
    let view = nib.view == "UIView" ? "view" : "view třídy \(nib.view)"
    return "Soubor \(nib.name).nib obsahuje \(and([view] + objects))."
  }

  private func and(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " a\u{A0}" + last
  }
}
