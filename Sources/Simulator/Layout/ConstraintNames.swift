import AutoLayout
import Constraints
import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Syntax

// How UIKit writes constraints on the console.
extension Simulation {
  /// `<NSLayoutConstraint:0x… UIView:0x….width == 100   (active)>`.
  package func line(of id: ObjectID) -> String {
    guard let constraint = layout.constraints[id] else {
      return "<NSLayoutConstraint:\(address(of: id))>"
    }
    let line = line(constraint)
    return layout.installations[id] != nil
      ? line
      : line.replacing("(active, ", with: "(inactive, ").replacing("(active)", with: "(inactive)")
  }

  /// `UIView` moved to `UIKitCore` with iOS 12.
  func report(_ broken: LayoutSolution.BrokenConstraint) -> String {
    broken.report(framework: version.major < 12 ? "UIKit" : "UIKitCore") { line($0) }
  }

  /// Constraints of UIKit's own are written like the program's: a report lists both.
  private func line(_ constraint: LayoutConstraint) -> String {
    var address = addressOfOwn(constraint)
    var identifier = ""
    if case .program(let id?) = constraint.origin {
      address = itemAddress(id)
      identifier = self.identifier(of: id).map { "'\($0)' " } ?? ""
    }
    let text = constraint.description(name: { itemName($0) }, superview: { superview(of: $0) })
    return "<\(constraint.className):\(address) \(identifier)\(text)>"
  }

  /// What the program has named the constraint, which UIKit prints in quotes.
  private func identifier(of id: ObjectID) -> String? {
    field(named: "identifier", of: id).flatMap { text(of: $0) }
  }

  /// Where a constraint of UIKit's own would stand, which is no object here: apart from all objects,
  /// and from the others of its view.
  private func addressOfOwn(_ constraint: LayoutConstraint) -> String {
    let attributes = LayoutAttribute.allCases
    let attribute = attributes.firstIndex(of: constraint.first.attribute) ?? 0
    let relations = LayoutConstraint.Relation.allCases
    let relation = relations.firstIndex(of: constraint.relation) ?? 0
    let item = max(0, constraint.first.item.index)
    let place = (item * attributes.count + attribute) * relations.count + relation
    return "0x" + String(0x6000_8000_0000 + place * 0x20, radix: 16)
  }

  /// `<NSLayoutXAxisAnchor:0x… "UIView:0x….leading">`.
  func anchorDescription(_ term: LayoutTerm) -> String {
    let name = "\(itemName(term.item)).\(term.attribute.rawValue)"
    return "<\(term.attribute.anchorClass):\(address(of: term.item)) \"\(name)\">"
  }

  /// The class and address of an item; one that stack views make for themselves is a `UIView`
  /// without an address.
  private func itemName(_ id: ObjectID) -> String {
    guard has(id), id.index >= 0 else { return "UIView:\(itemAddress(id))" }
    return "\(classes[outline: self[id].type].name):\(address(of: id))" + guideName(id)
      + labelText(id)
  }

  /// A label is told by what it shows.
  private func labelText(_ id: ObjectID) -> String {
    guard isKind(id, of: "UILabel"),
      let shown = field(named: "text", of: id).flatMap({ text(of: $0) })
    else { return "" }
    return "'\(shown)'"
  }

  /// Items with a negative number are no objects here.
  private func itemAddress(_ id: ObjectID) -> String { id.index < 0 ? "0x0" : address(of: id) }

  /// What UIKit's guides are called, or what the program has called its own.
  private func guideName(_ id: ObjectID) -> String {
    guard let kind = layout.guides[id]?.kind else { return "" }
    switch kind {
    case .own: return "'\(field(named: "identifier", of: id).flatMap { text(of: $0) } ?? "")'"
    case .safeArea: return "'UIViewSafeAreaLayoutGuide'"
    case .keyboard: return "'UIKeyboardLayoutGuide'"
    case .margins: return "'UIViewLayoutMarginsGuide'"
    case .readable: return "'UIViewReadableContentGuide'"
    case .content: return "'UIScrollView-contentLayoutGuide'"
    case .frame: return "'UIScrollView-frameLayoutGuide'"
    }
  }
}
