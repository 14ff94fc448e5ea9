import Sessions
import Simulator
import UIKitAPI

extension Chinese {
  func declared(_ type: Declared) -> String {
    var parts: [String] = []
    if !type.outlets.isEmpty { parts.append("有 outlet \(and(type.outlets))") }
    if !type.lifeCycle.isEmpty {
      parts.append("实现了 \(and(type.lifeCycle.map(\.rawValue)))")
    }
    if parts.isEmpty { parts.append(type.superclass.map { "\($0) 的子类" } ?? "已声明") }
    return "\(type.name)：\(parts.joined(separator: "，"))。"
      + (type.nib.map(sentence) ?? "")
  }

  private func sentence(_ nib: Declared.Nib) -> String {
    let objects = nib.objects.map { "\($0.count) 个 \($0.type)" }
    let view = nib.view == "UIView" ? "视图" : "视图（\(nib.view)）"
    return "它的 \(nib.name).nib 里有\(and([view] + objects))。"
  }

  /// The enumeration comma between items, 和 before the last; code keeps its distance from it.
  private func and(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    let rest = list(Array(items.dropLast()))
    return rest + (rest.last?.isASCII == true ? " 和 " : "和 ") + last
  }
}
