import AutoLayout
import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Syntax

// Where a sheet of an iPhone rests, from iOS 15 on: the detent that was selected, else the first.
//
// Apple's pages of UISheetPresentationController.Detent and of custom(identifier:resolver:); the first
// calls the medium one approximately half the height of the screen, and half it is here. What a
// resolver answers is the height of the safe area.
extension Simulation {
  /// How far from the top of the screen a sheet begins.
  func top(ofSheet presented: ObjectID, in size: Size) -> Double {
    let highest = screenInsets.top + 10
    guard let detent = restingDetent(of: presented) else { return highest }
    if let height = ownHeight(of: detent) {
      return max(highest, size.height - height - screenInsets.bottom)
    }
    return isMedium(detent) ? size.height / 2 : highest
  }

  /// The identifier that UIKit gives the medium detent.
  fileprivate func isMedium(_ detent: ObjectID) -> Bool {
    field(named: "identifier", of: detent).flatMap(text) == "com.apple.UIKit.medium"
  }

  private func restingDetent(of presented: ObjectID) -> ObjectID? {
    guard let sheet = sheet(of: presented) else { return nil }
    let active = activeDetents(of: sheet)
    let selected = field(named: "selectedDetentIdentifier", of: sheet).flatMap(text)
    return active.first { field(named: "identifier", of: $0).flatMap(text) == selected }
      ?? active.first
  }

  /// All but those whose resolver has answered nil: nil means that a detent is of no use here.
  private func activeDetents(of sheet: ObjectID) -> [ObjectID] {
    detents(of: sheet).filter {
      field(named: "resolver", of: $0)?.object == nil || ownHeight(of: $0) != nil
    }
  }

  /// The height above the safe area that a resolver answered last.
  private func ownHeight(of detent: ObjectID) -> Double? {
    if case .real(let height)? = field(named: "resolvedValue", of: detent) { height } else { nil }
  }

  /// The presentation controller of a sheet; nil before iOS 15, and where nobody has asked for it.
  fileprivate func sheet(of presented: ObjectID) -> ObjectID? {
    guard let sheet = field(named: "presentationController", of: presented)?.object,
      isKind(sheet, of: "UISheetPresentationController")
    else { return nil }
    return sheet
  }

  /// In the order in which the program has set them.
  fileprivate func detents(of sheet: ObjectID) -> [ObjectID] {
    (field(named: "detents", of: sheet).flatMap(elements) ?? []).compactMap(\.object)
  }
}

extension Simulation {
  /// The detent that comes next below the one at which a sheet rests; nil at the lowest.
  /// Detents whose resolver gave no height are passed over.
  fileprivate func lowerDetent(of presented: ObjectID, in size: Size) -> ObjectID? {
    guard let sheet = sheet(of: presented), let resting = restingDetent(of: presented) else {
      return nil
    }
    let height = height(of: resting, in: size)
    return activeDetents(of: sheet).filter { self.height(of: $0, in: size) < height }
      .max { self.height(of: $0, in: size) < self.height(of: $1, in: size) }
  }

  /// The height of the sheet above the lower edge of the screen.
  private func height(of detent: ObjectID, in size: Size) -> Double {
    ownHeight(of: detent) ?? (isMedium(detent) ? size.height / 2 : size.height)
  }
}

extension Turn {
  /// A finger pulls a sheet down to its next lower detent, of which its delegate is told; false
  /// where there is none.
  package mutating func lowerSheet(_ presented: ObjectID) throws(Fault) -> Bool {
    let screen = simulation.stage(of: simulation.version.screen(of: simulation.device))
    guard simulation.version >= UIKitVersion(15), simulation.device == .iphone,
      let sheet = simulation.sheet(of: presented),
      let lower = simulation.lowerDetent(of: presented, in: screen)
    else { return false }
    let identifier = simulation.field(named: "identifier", of: lower) ?? .none
    try setField("selectedDetentIdentifier", to: identifier, of: sheet)
    try settleSheet(sheet)
    try tellPresentationDelegate(
      of: presented, "sheetPresentationControllerDidChangeSelectedDetentIdentifier:")
    return true
  }

  /// What is presented in a sheet takes the place that the sheet has for it now.
  package mutating func settleSheet(_ sheet: ObjectID) throws(Fault) {
    guard let view = simulation.presentedView(of: sheet) else { return }
    if let presented = simulation.controller(ofView: view) { try resolveDetents(of: presented) }
    makeRoom(for: view)
  }

  /// Asks the resolvers of a sheet's own detents how high it is at each.
  /// The most is the screen without its safe areas and the 10 points that stay free above a sheet.
  mutating func resolveDetents(of presented: ObjectID) throws(Fault) {
    guard let sheet = simulation.sheet(of: presented) else { return }
    let own = simulation.detents(of: sheet).filter {
      simulation.field(named: "resolver", of: $0)?.object != nil
    }
    if own.isEmpty { return }
    let screen = simulation.stage(of: simulation.version.screen(of: simulation.device))
    let insets = simulation.screenInsets
    let context = try allocateAutoreleased("UISheetPresentationControllerDetentResolutionContext")
    try setField(
      "maximumDetentValue", to: .real(screen.height - insets.top - 10 - insets.bottom), of: context)
    try setField(
      "containerTraitCollection", to: try traitCollection(of: presented) ?? .none, of: context)
    for detent in own {
      try setField(
        "resolvedValue", to: try resolve(detent: detent, in: .object(context)), of: detent)
    }
  }

  /// The height that a detent has in a context; nil where it is not to be used.
  /// Of a detent without a resolver it is UIKit's: half of the screen, or the most there is.
  package mutating func resolve(detent: ObjectID, in context: Value) throws(Fault) -> Value {
    guard let resolver = simulation.field(named: "resolver", of: detent)?.object else {
      let screen = simulation.stage(of: simulation.version.screen(of: simulation.device))
      return simulation.isMedium(detent)
        ? .real(screen.height / 2 - simulation.screenInsets.bottom)
        : context.object.flatMap { simulation.field(named: "maximumDetentValue", of: $0) } ?? .none
    }
    let height = try call(block: .object(resolver), [context])
    return height == .none ? .none : .real(height.real)
  }
}
