@interface Ear : NSObject
@end
@implementation Ear
- (void)heard:(NSNotification *)note { NSLog(@"%@ %@", note.name, [note.userInfo objectForKey:@"n"]); }  // prints: Ring 1 | Ring 3
@end
Ear *ear = [[Ear alloc] init];
NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
[center addObserver:ear selector:@selector(heard:) name:@"Ring" object:nil];
[center postNotificationName:@"Ring" object:nil userInfo:@{@"n": @1}];
[center postNotificationName:@"Knock" object:nil userInfo:@{@"n": @2}];
[center postNotification:[NSNotification notificationWithName:@"Ring" object:ear userInfo:@{@"n": @3}]];
[center removeObserver:ear name:@"Ring" object:nil];
[center postNotificationName:@"Ring" object:nil];
