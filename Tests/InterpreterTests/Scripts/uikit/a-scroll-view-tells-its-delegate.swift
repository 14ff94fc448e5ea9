class Listener: NSObject, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { print("at", scrollView.contentOffset.y) }  // prints: at 100.0 | at 250.0 | at 3201.0
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { print("arrived") }  // prints: arrived
}
let listener = Listener()
let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 800))
scroll.contentSize = CGSize(width: 100, height: 5000)
scroll.delegate = listener
scroll.contentOffset = CGPoint(x: 0, y: 100)
scroll.contentOffset = CGPoint(x: 0, y: 100)
scroll.setContentOffset(CGPoint(x: 0, y: 250), animated: true)
:wait 1
scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 1, height: 1), animated: false)
scroll.scrollRectToVisible(CGRect(x: 0, y: 4000, width: 1, height: 1), animated: false)
