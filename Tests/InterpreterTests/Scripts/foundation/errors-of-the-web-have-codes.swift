func load(_ code: URLError.Code) throws { throw URLError(code) }
do {
  try load(.notConnectedToInternet)
} catch let error as URLError where error.code == .cancelled {
  print("cancelled")
} catch let error as URLError {
  print(error.code == .notConnectedToInternet, error.errorCode)  // prints: true -1009
  switch error.code {
  case .notConnectedToInternet, .networkConnectionLost: print("offline")  // prints: offline
  default: print("other")
  }
  print((error as NSError).domain, (error as NSError).code)  // prints: NSURLErrorDomain -1009
} catch {
  print("no")
}
do {
  try load(.badServerResponse)
} catch {
  print(error.localizedDescription)  // prints: The operation couldn’t be completed. (NSURLErrorDomain error -1011.)
  print((error as? URLError)?.code == .badServerResponse, (error as NSError).code == NSURLErrorBadServerResponse)  // prints: true true
}
struct Other: Error {}
print((Other() as Error) is URLError)  // prints: false
class Loader: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let task = URLSession.shared.dataTask(with: URL(string: "https://example.org")!) { _, _, error in
      if let error = error as? URLError { print(error.code == .cancelled, error.code.rawValue) }  // prints: true -999
    }
    task.resume()
    task.cancel()
  }
}
window.rootViewController = Loader()
:wait 1
