/// The smallest change that makes the evidence go away.
public enum Repair: Hashable, Sendable {
  /// Keep the value in a property, and fill the outlet from it in `viewDidLoad`.
  case fillInDidLoad(String)
  case askIsViewLoaded
  case readModel
  case moveToDidLoad
  case createInDidLoad(String)
  case shareSetUp
  case createOnce(String)
  case addOnce(String)
  case observeInInitializer(String)
  case restore(String)
  case layOutLater
  case layOutLayersLater
  case askForInsetsLater
  /// The view whose size is to be used where the view is laid out.
  case askWhenLaidOut(String)
  /// The assignments of nil, as code.
  case letGo(String)
  case saveBeforeUnload(String)
  case keepInProperty(String)
  case dropOnWarning(String)
  case leaveViewAlone
  case callSuper(String)
  case clearOutlet(String)
  /// What a capture list, or a line before the block, has to say.
  case captureWeakly(String)
  /// The same where nothing is weak, under manual counting.
  case captureUnowned(String)
  case tellChild(String)
  case adoptChild(String)
  case warnChild(String)
  case setView
  /// The call that ends what holds a controller that goes.
  case stopWhenGone(String)
  /// The task is to be kept, and ended by that call, when the screen has gone.
  case cancelWhenGone(String)
  /// A task that begins when the view appears is to be kept, and ended by that call when it
  /// disappears.
  case cancelWhenHidden(String)
  /// Take back in `viewWillDisappear` what is registered when the view appears.
  case removeWhenGone(String)
  /// The same of a block, by the call that takes it back, as code.
  case removeBlockWhenGone(String)
  /// What takes back all that an object is registered for, in `dealloc` or `deinit`, as code.
  case removeWhenFreed(String)
  /// The declaration of a property that does not own what it points to, as code.
  case declareWeak(String)
  /// Release it where its owner has retained it, or when its owner goes.
  case releaseOnce
  /// Add it once, in `viewDidLoad`, or take the old one away first.
  case addWhenLoaded
  /// What has the main queue do it, as code.
  case changeOnMain(String)
  case presentLater
  case presentWhileShown
}
