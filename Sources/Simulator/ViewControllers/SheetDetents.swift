import InterfaceModel
package import ObjectModel
package import ObjectRuntime

// Where a sheet of an iPhone rests, from iOS 15 on: the detent that was selected, else the first.
//
// Apple's page of UISheetPresentationController.Detent; it calls the medium one approximately half
// the height of the screen, and half it is here.
extension Simulation {
  func restsAtMedium(_ presented: ObjectID) -> Bool {
    guard let sheet = field(named: "presentationController", of: presented)?.object,
      isKind(sheet, of: "UISheetPresentationController")
    else { return false }
    let detents = (field(named: "detents", of: sheet).flatMap(elements) ?? [])
      .compactMap(\.object).compactMap { field(named: "identifier", of: $0).flatMap(text) }
    let selected = field(named: "selectedDetentIdentifier", of: sheet).flatMap(text)
    let resting = detents.first { $0 == selected } ?? detents.first
    return resting == "com.apple.UIKit.medium"
  }
}

extension Turn {
  /// What is presented in a sheet takes the place that the sheet has for it now.
  package mutating func settleSheet(_ sheet: ObjectID) {
    guard let view = simulation.presentedView(of: sheet) else { return }
    makeRoom(for: view)
  }
}
