let bar = UIProgressView(progressViewStyle: .default)
bar.progress = 0.25
print(bar.progress)  // prints: 0.25
bar.setProgress(2, animated: true)
print(bar.progress)  // prints: 1.0
