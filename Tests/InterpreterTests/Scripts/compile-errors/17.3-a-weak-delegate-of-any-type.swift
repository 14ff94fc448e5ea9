protocol Anybody {}
protocol Somebody: AnyObject {}
class Page: UIViewController {
  weak var anybody: Anybody?  // error: weakUnbound
  weak var somebody: Somebody?
}
