import Sessions
import Simulator
import UIKitAPI

extension Japanese {
  func declared(_ type: Declared) -> String {
    var parts: [String] = []
    if !type.outlets.isEmpty {
      parts.append("アウトレット \(type.outlets.joined(separator: "、"))")
    }
    if !type.lifeCycle.isEmpty {
      parts.append("実装 \(type.lifeCycle.map(\.rawValue).joined(separator: "、"))")
    }
    if parts.isEmpty { parts.append(type.superclass.map { "\($0) のサブクラス" } ?? "宣言済み") }
    return "\(type.name): \(parts.joined(separator: "・"))"
      + (type.nib.map { "。" + sentence($0) } ?? "")
  }

  private func sentence(_ nib: Declared.Nib) -> String {
    let objects = nib.objects.map { $0.count == 1 ? $0.type : "\($0.type) \($0.count)個" }
    let view = nib.view == "UIView" ? "view" : "view（\(nib.view)）"
    return "\(nib.name).nib には \(([view] + objects).joined(separator: "、")) があります。"
  }
}
