import Sessions
import Simulator
import UIKitAPI

extension Russian {
  func declared(_ type: Declared) -> String {
    var parts: [String] = []
    if !type.outlets.isEmpty {
      parts.append((type.outlets.count == 1 ? "аутлет " : "аутлеты ") + and(type.outlets))
    }
    if !type.lifeCycle.isEmpty {
      let methods = type.lifeCycle.map(\.rawValue)
      parts.append((methods.count == 1 ? "есть метод " : "есть методы ") + and(methods))
    }
    if parts.isEmpty {
      parts.append(type.superclass.map { "подкласс \($0)" } ?? "объявление принято")
    }
    return "\(type.name): \(parts.joined(separator: "; "))."
      + (type.nib.map { " " + sentence($0) } ?? "")
  }

  private func sentence(_ nib: Declared.Nib) -> String {
    let objects = nib.objects.map {
      $0.count == 1
        ? $0.type
        : russian($0.count, "объект", "объекта", "объектов") + " \($0.type)"
    }
    let view = nib.view == "UIView" ? "view" : "view класса \(nib.view)"
    return "В файле \(nib.name).nib\u{A0}— \(and([view] + objects))."
  }

  private func and(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " и " + last
  }
}
