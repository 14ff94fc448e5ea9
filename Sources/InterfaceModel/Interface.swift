package import ObjectModel

/// What UIKit knows of an app at one moment, beside the fields of its objects.
package struct Interface: Hashable, Sendable {
  package var views: [ObjectID: View] = [:]
  package var viewControllers: [ObjectID: ViewController] = [:]
  /// The window that the app begins with.
  package var window = ObjectID(index: 0)
  /// A window of the learner's own that was made key.
  package var ownKeyWindow: ObjectID?
  /// The controller that bare life-cycle selectors speak to: the last one that UIKit or the learner
  /// used.
  package var currentController: ObjectID?
  /// Who gets what is typed.
  package var firstResponder: ObjectID?
  package var hasKeyboard = false
  /// The alert views and action sheets that stand in windows of their own, the topmost last.
  package var alertViews: [ObjectID] = []
  /// What controls tell, and whom.
  package var targets: [ObjectID: [TargetAction]] = [:]
  /// What tables and collections know of their rows.
  package var lists: [ObjectID: ListState] = [:]
  /// How the interface stands, and how the device is held, which it need not follow.
  package var orientation = Orientation.portrait
  package var deviceOrientation = Orientation.portrait
  /// What the program says of the traits of views and controllers.
  package var traitOverrides: [ObjectID: TraitOverrides] = [:]
  /// Who is to hear of changes of traits, in the order of registration.
  package var traitRegistrations: [TraitRegistration] = []
  /// Who has heard of the traits it began with.
  package var knowsTraits: Set<ObjectID> = []
  package var applicationState = ApplicationState.active
  /// Declared nib files by name; nil for a name that was declared not to exist.
  package var nibs: [String: Nib?] = [:]
  /// Declared storyboard files by name.
  package var storyboards: [String: Storyboard] = [:]
  /// The images that UIKit keeps because they were asked for by name, and the same, oldest first.
  package var namedImages: [String: ObjectID] = [:]
  package var imagesInOrder: [ObjectID] = []

  package init() {}
}
