print(Timer(timeInterval: 2, repeats: false) { _ in }.timeInterval)  // prints: 0.0
print(Timer(timeInterval: 2, repeats: true) { _ in }.timeInterval)  // prints: 2.0
