:ios 9.0
final class Page: UIViewController {
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("will", view.frame) }  // prints: will (0.0, 0.0, 300.0, 363.0) | will (0.0, 0.0, 300.0, 363.0)
  override func viewDidLayoutSubviews() { print("layout", view.frame) }  // prints: layout (0.0, 0.0, 300.0, 363.0) | layout (0.0, 0.0, 300.0, 363.0) | layout (0.0, 0.0, 500.0, 163.0)
}
final class Book: UIPageViewController, UIPageViewControllerDataSource {
  override func viewDidLoad() { super.viewDidLoad(); dataSource = self; setViewControllers([Page()], direction: .forward, animated: false) }
  func pageViewController(_ book: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? { nil }
  func pageViewController(_ book: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? { Page() }
  func presentationCount(for book: UIPageViewController) -> Int { print("count"); return 3 }  // prints: count
  func presentationIndex(for book: UIPageViewController) -> Int { print("index"); return 0 }  // prints: index
}
let root = UIViewController()
let book = Book(transitionStyle: .scroll, navigationOrientation: .horizontal)
root.addChild(book)
book.view.frame = CGRect(x: 0, y: 100, width: 300, height: 400)
root.view.addSubview(book.view)
book.didMove(toParent: root)
window.rootViewController = root
:swipe-page left
book.view.frame = CGRect(x: 0, y: 0, width: 500, height: 200)
let curled = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
curled.setViewControllers([UIViewController()], direction: .forward, animated: false)
window.rootViewController = curled
print(curled.viewControllers![0].view.frame)  // prints: (0.0, 0.0, 375.0, 667.0)
:rotate landscape
print(curled.viewControllers![0].view.frame)  // prints: (0.0, 0.0, 667.0, 375.0)
