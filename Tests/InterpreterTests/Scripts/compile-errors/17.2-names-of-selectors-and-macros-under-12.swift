:ios 12.0
class Page: UIViewController {
  func targets() {
    let appearing = #selector(UIViewController.viewIsAppearing(_:))  // error: newer
    let modal = #selector(getter: isModalInPresentation)  // error: newer
    if #available(iOS 13, *) { print(#selector(viewIsAppearing(_:))) }
  }
}
:ios 16.4
@Observable class Model { var count = 0 }  // error: newer
func wait() async throws { try await Task.sleep(for: .seconds(1)) }
withObservationTracking({ 1 }, onChange: {})  // error: newer
:ios 15
func waitLonger() async throws { try await Task.sleep(for: .seconds(1)) }  // error: newer
