protocol LoaderDelegate: AnyObject { func loaded() }
class Loader { weak var delegate: LoaderDelegate? }
class FeedController: UIViewController, LoaderDelegate {
  let loader = Loader()
  override func viewDidLoad() {
    super.viewDidLoad()
    loader.delegate = self
  }
  func loaded() {}
}
var feed: FeedController? = FeedController()
window.rootViewController = feed
window.rootViewController = UIViewController()
feed = nil
