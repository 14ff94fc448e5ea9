:ios 6.1
class Page: UIViewController {
  weak var animating: UIViewControllerTransitioningDelegate?  // error: newer
  weak var adapting: UIAdaptivePresentationControllerDelegate?  // error: newer
}
