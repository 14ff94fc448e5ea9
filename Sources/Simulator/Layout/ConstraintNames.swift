import AutoLayout
import Constraints
import InterfaceModel
import ObjectModel
import ObjectRuntime

// How UIKit writes constraints on the console.
extension Simulation {
  /// `<NSLayoutConstraint:0x… UIView:0x….width == 100   (active)>`.
  func line(of id: ObjectID) -> String {
    guard let constraint = layout.constraints[id] else {
      return "<NSLayoutConstraint:\(address(of: id))>"
    }
    let line = line(constraint)
    return layout.installations[id] != nil
      ? line
      : line.replacing("(active, ", with: "(inactive, ").replacing("(active)", with: "(inactive)")
  }

  func report(_ broken: LayoutSolution.BrokenConstraint) -> String {
    broken.report { line($0) }
  }

  private func line(_ constraint: LayoutConstraint) -> String {
    var owner = constraint.first.item
    if case .program(let id?) = constraint.origin { owner = id }
    let text = constraint.description(name: { itemName($0) }, superview: { superview(of: $0) })
    let identifier = identifier(of: owner, in: constraint).map { "'\($0)' " } ?? ""
    return "<\(constraint.className):\(itemAddress(owner)) \(identifier)\(text)>"
  }

  private func identifier(of id: ObjectID, in constraint: LayoutConstraint) -> String? {
    guard case .program = constraint.origin else { return nil }
    return field(named: "identifier", of: id).flatMap { text(of: $0) }
  }

  /// `<NSLayoutXAxisAnchor:0x… "UIView:0x….leading">`.
  func anchorDescription(_ term: LayoutTerm) -> String {
    let name = "\(itemName(term.item)).\(term.attribute.rawValue)"
    return "<\(term.attribute.anchorClass):\(address(of: term.item)) \"\(name)\">"
  }

  private func itemName(_ id: ObjectID) -> String {
    guard has(id), id.index >= 0 else { return "UIView:\(itemAddress(id))" }
    return "\(classes[outline: self[id].type].name):\(address(of: id))" + guideName(id)
  }

  private func itemAddress(_ id: ObjectID) -> String { id.index < 0 ? "0x0" : address(of: id) }

  private func guideName(_ id: ObjectID) -> String {
    guard let kind = layout.guides[id]?.kind else { return "" }
    switch kind {
    case .own: return "'\(field(named: "identifier", of: id).flatMap { text(of: $0) } ?? "")'"
    case .safeArea: return "'UIViewSafeAreaLayoutGuide'"
    case .margins: return "'UIViewLayoutMarginsGuide'"
    case .readable: return "'UIViewReadableContentGuide'"
    }
  }
}
