:ios 15.0
let root = UIViewController()
window.rootViewController = root
UIDevice.current.setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")
print(root.view.bounds.width > root.view.bounds.height, UIDevice.current.orientation == .landscapeLeft)  // prints: true true
print(UIImage(systemName: "star")?.withRenderingMode(.alwaysTemplate) != nil, root.view.snapshotView(afterScreenUpdates: true)?.frame.size == root.view.frame.size)  // prints: true true
print(UIColor.systemTeal == UIColor.systemTeal, UIColor.secondaryLabel == UIColor.label)  // prints: true false
print(UIInterfaceOrientation.landscapeLeft.isLandscape, UIDevice.current.orientation.isPortrait, UIDeviceOrientation.faceUp.isFlat)  // prints: true false true
