func load(_ code: URLError.Code) {
  do {
    throw URLError(code)
  } catch URLError.cancelled {
    print("cancelled")  // prints: cancelled
  } catch let error as URLError where error.code == .timedOut {
    print("late")  // prints: late
  } catch {
    print("other")  // prints: other
  }
}
load(.cancelled)
load(.timedOut)
load(.badURL)
