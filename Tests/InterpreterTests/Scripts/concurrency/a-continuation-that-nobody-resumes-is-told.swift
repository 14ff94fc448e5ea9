func forgotten() async {
  await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }  // warns: SWIFT TASK CONTINUATION MISUSE: forgotten() leaked its continuation without resuming it. This may cause tasks waiting on it to remain suspended forever.
  print("never")
}
Task { await forgotten() }
print("after")  // prints: after
