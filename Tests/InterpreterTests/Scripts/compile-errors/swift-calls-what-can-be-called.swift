// What cannot be called, and what only a class may say.
import SwiftUI  // warning: notSimulated

let vc = UIViewController()
vc.isViewLoaded()  // error: notAFunction
vc.view()  // error: notAFunction
vc.release()  // error: countingInSwift
override func viewDidLoad() {}  // error: overrideOutsideClass
