:ios 12.0
class Page: UIViewController {
  var field: UISearchTextField?  // error: newer
  weak var scene: UIWindowSceneDelegate?  // error: newer
  func take(_ scene: UISceneDelegate) {}  // error: newer
  func ask(_ other: Any) { _ = other as? UIWindowSceneDelegate }  // error: newer
  weak var updating: UISearchResultsUpdating?
}
