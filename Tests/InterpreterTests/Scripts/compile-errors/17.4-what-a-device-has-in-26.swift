:ios 26
let page = UIViewController()
page.restorationClass  // error: notSimulatedHere
page.activePresentationController  // error: notSimulatedHere
let label = UILabel()
print(UILabel.noIntrinsicMetric)  // prints: -1.0
label.frame(forAlignmentRect: .zero)  // error: notSimulatedHere
label.leadingAnchor.anchorWithOffset(to: page.view.leadingAnchor)  // error: notSimulatedHere
UILayoutGuide().hasAmbiguousLayout  // error: notSimulatedHere
page.navigationItem.centerItemGroups  // error: notSimulatedHere
page.traitCollection.sceneCaptureState  // error: notSimulatedHere
UISlider().trackConfiguration  // error: notSimulatedHere
let guide: UIKeyboardLayoutGuide? = nil  // error: notSimulatedHere
let link: UIUpdateLink? = nil  // error: notSimulatedHere
print(UIApplication.LaunchOptionsKey.url.rawValue)  // prints: UIApplicationLaunchOptionsURLKey
page.setNeedsUpdateOfSupportedInterfaceOrientations()  // error: notSimulatedHere
