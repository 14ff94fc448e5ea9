let bar = UIProgressView()
bar.observedProgress = nil  // error: notSimulatedHere
let page = UIViewController()
page.view.window?.windowScene?.statusBarManager  // error: notSimulatedHere
UISheetPresentationController.Detent.custom { _ in 200 }  // error: notSimulatedHere
page.tabBarController?.tabBarMinimizeBehavior  // error: notSimulatedHere
