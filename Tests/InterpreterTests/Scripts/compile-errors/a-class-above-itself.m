@interface Note : Note  // error: recursiveSuperclass
@end
