let bar = UIProgressView()
bar.observedProgress = nil  // error: notSimulatedHere
let page = UIViewController()
page.view.window?.windowScene?.statusBarManager  // error: notSimulatedHere
bar.anchorPoint  // error: notSimulatedHere
page.tabBarController?.tabBarMinimizeBehavior  // error: notSimulatedHere
