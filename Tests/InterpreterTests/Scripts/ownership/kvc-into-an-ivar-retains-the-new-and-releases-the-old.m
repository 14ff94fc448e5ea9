:ios 5.1
@interface Box : NSObject { UIView *content; } @end
@implementation Box
@end
Box *box = [[Box alloc] init];
UIView *v = [[UIView alloc] init];
[box setValue:v forKey:@"content"];
:owners v  // owners: you, ivar content of box
[v release];
[box setValue:nil forKey:@"content"];
[v isHidden];  // zombie: v freed in line 10 by ivar content of box
