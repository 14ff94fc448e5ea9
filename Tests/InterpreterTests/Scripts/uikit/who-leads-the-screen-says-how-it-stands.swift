class Wide: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
  override var prefersStatusBarHidden: Bool { print("hidden?"); return true }  // prints: hidden?
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
class Wrong: Wide {
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
}
let root = UIViewController()
window.rootViewController = root
let wide = Wide()
wide.modalPresentationStyle = .fullScreen
root.present(wide, animated: true)
print(wide.view.frame, UIScreen.main.bounds.size)  // prints: (0.0, 0.0, 874.0, 402.0) (874.0, 402.0)
root.dismiss(animated: true)
print(root.view.frame)  // prints: (0.0, 0.0, 402.0, 874.0)
let wrong = Wrong()
wrong.modalPresentationStyle = .fullScreen
root.present(wrong, animated: true)  // fails: UIApplicationInvalidInterfaceOrientation: preferredInterfaceOrientationForPresentation 'portrait' must match a supported interface orientation: 'landscapeLeft, landscapeRight'!
