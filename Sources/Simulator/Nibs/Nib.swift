public import InterfaceModel
import ObjectModel
public import ObjectRuntime

extension Simulation {
  /// Declares a nib file; nil declares that there is none of that name.
  public mutating func declare(_ nib: Nib?, named name: String) {
    interface.nibs[name] = .some(nib)
  }

  /// The nib of that name: a declared one, else the one every class with outlets has.
  /// Without a declaration outlets get views of their own classes, so that an `@IBOutlet` needs no
  /// file beside the code. A storyboard's scene comes before that.
  public func nib(named name: String) -> Nib? {
    if let declared = interface.nibs[name] { return declared }
    guard let type = classes.id(named: name), classes[outline: type].isLearners,
      !hasDeclaredNib(type), !hasScene(ofClass: name)
    else { return nil }
    let connections = outletConnections(of: type)
    if connections.isEmpty { return nil }
    let isTables = isKind(type, of: "UITableViewController")
    return Nib(
      view: Nib.Item(type: isTables ? "UITableView" : "UIView"), outlets: connections)
  }

  /// An object of its own class for each outlet of a class.
  func outletConnections(of type: ClassID) -> [Nib.Connection] {
    classes.outlets(of: type).filter { $0.name != "view" }.map {
      let isKnown = classes.id(named: $0.outlet.type) != nil
      return Nib.Connection(
        outlet: $0.name, item: Nib.Item(type: isKnown ? $0.outlet.type : "UIView"))
    }
  }

  /// Whether the nib that a class would find by its shorter name was declared.
  private func hasDeclaredNib(_ type: ClassID) -> Bool {
    guard let short = classes[outline: type].name.withoutControllerSuffix,
      let nib = interface.nibs[short]
    else { return false }
    return nib != nil
  }
}

extension String {
  /// `MyView` for `MyViewController`; nil for a name with another ending, or nothing before it.
  var withoutControllerSuffix: String? {
    hasSuffix("Controller") && utf8.count > 10 ? String(dropLast(10)) : nil
  }
}
