print(pow(2.0, 3.0), hypot(3.0, 4.0), fmod(7.5, 2.0), trunc(-2.7))  // prints: 8.0 5.0 1.5 -2.0
print(sin(0.0), cos(0.0), atan2(0.0, 1.0), log10(1000.0), exp(0.0))  // prints: 0.0 1.0 0.0 3.0 1.0
let side: CGFloat = 9
print(sqrt(side), pow(side, 2), fmax(side, 10))  // prints: 3.0 81.0 10.0
