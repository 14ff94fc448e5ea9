func forgotten() async {
  await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
  print("never")
}
Task { await forgotten() }  // warns: SWIFT TASK CONTINUATION MISUSE: forgotten() leaked its continuation without resuming it. This may cause tasks waiting on it to remain suspended forever.
print("after")  // prints: after
