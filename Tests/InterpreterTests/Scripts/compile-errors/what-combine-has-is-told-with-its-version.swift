import Combine
let numbers = PassthroughSubject<Int, Never>()
_ = numbers.multicast { PassthroughSubject<Int, Never>() }  // error: notSimulatedHere
_ = Just(1).map { $0 }.breakpointOnError()  // error: notSimulatedHere
_ = numbers.zap()  // error: noMember
_ = Record<Int, Error>(output: [1], completion: .finished)  // error: notSimulatedHere
_ = UISearchBar().setBackgroundImage(nil, for: .any, barMetrics: .default)  // error: notSimulatedHere
UINavigationBar().setBackgroundImage(nil, for: .default)
