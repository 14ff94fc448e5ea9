class Page: UIViewController {
  var animator: UIViewPropertyAnimator?
  override func viewDidLoad() {
    super.viewDidLoad()
    animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { self.view.alpha = 0 }
    animator?.pauseAnimation()
  }
  deinit { print("gone") }  // prints: gone
}
var page: Page? = Page()
page?.loadViewIfNeeded()
print(page?.animator?.fractionComplete ?? -1)  // prints: 0.0
page = nil  // fails: NSInternalInconsistencyException: It is an error to release a paused or stopped property animator. Property animators must either finish animating or be explicitly stopped and finished before they can be released.
