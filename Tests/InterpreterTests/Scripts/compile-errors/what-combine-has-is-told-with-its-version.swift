import Combine
let numbers = PassthroughSubject<Int, Never>()
_ = numbers.flatMap { Just($0) }  // error: notSimulatedHere
_ = Just(1).map { $0 }.replaceError(with: 0)  // error: notSimulatedHere
_ = numbers.zap()  // error: noMember
_ = Fail<Int, Error>(error: NSError(domain: "a", code: 1))  // error: notSimulatedHere
_ = Publishers.Zip(numbers, numbers)  // error: notSimulatedHere
_ = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "a") { view, kind, path in }  // error: notSimulatedHere
_ = UISearchBar().setBackgroundImage(nil, for: .any, barMetrics: .default)  // error: notSimulatedHere
UINavigationBar().setBackgroundImage(nil, for: .default)
