UITableViewCellStyle style = UITableViewCellStyleSubtitle;
UITableViewRowAnimation animation = UITableViewRowAnimationFade;
NSStringCompareOptions options = NSCaseInsensitiveSearch | NSBackwardsSearch;
NSLog(@"%ld %ld %lu", (long)style, (long)animation, (unsigned long)options); // prints: 3 0 5
